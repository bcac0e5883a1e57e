import { Box, Flex } from '@chakra-ui/react'
import type { DebtRow } from '../debt-row'
import { ExportMenu } from '../export/ExportMenu'
import { FiltersDrawer } from '../filters/FiltersDrawer'
import type { DebtsSearch } from '../search'
import type { ChosenColumns, ColumnName } from '../table/columns'
import { MoreMenu } from './MoreMenu'
import { SelectionBar } from './SelectionBar'

/** The commands of the list. With debts selected, the export stands in the bar that counts them. */
export default function ListCommands({
  rows,
  shown,
  columns,
  selectedRows,
  onClearSelection,
  search,
  onSearch,
  onColumns,
}: {
  rows: readonly DebtRow[]
  /** The debts found, in their order. */
  shown: readonly DebtRow[]
  columns: readonly ColumnName[]
  /** The selected ones of `shown`. */
  selectedRows: readonly DebtRow[]
  onClearSelection: () => void
  search: DebtsSearch
  onSearch: (changes: DebtsSearch) => void
  onColumns: (columns: ChosenColumns) => void
}) {
  return (
    <Flex
      wrap="wrap"
      gap={{ base: '1', md: '2' }}
      css={{ '& > button': { minH: { base: '11', md: '9' } } }}
    >
      <FiltersDrawer rows={rows} foundCount={shown.length} search={search} onSearch={onSearch} />
      {selectedRows.length > 0 ? (
        <>
          <SelectionBar rows={selectedRows} onClear={onClearSelection}>
            <ExportMenu rows={selectedRows} columns={columns} />
          </SelectionBar>
          {/* Keeps the other commands in their place. */}
          <Box flex="none" w="8.625rem" />
        </>
      ) : (
        <ExportMenu rows={shown} columns={columns} />
      )}
      <MoreMenu rows={shown} columns={columns} onColumns={onColumns} />
    </Flex>
  )
}
