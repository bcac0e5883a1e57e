import { Flex } from '@chakra-ui/react'
import type { DebtsSearch, SortColumn } from '../search'
import { sortOrderOf } from '../sort-debts'
import { columns, isNumericColumn } from '../table/columns'
import { SelectFilter } from './SelectFilter'

/** The names of the ascending and the descending order of a column. */
function orderLabels(sort: SortColumn): [string, string] {
  if (isNumericColumn(sort)) return ['Lowest first', 'Highest first']
  return sort === 'invoiced' ? ['Oldest first', 'Newest first'] : ['A to Z', 'Z to A']
}

/** Sorts the cards on phones, which have no column headers. */
export function SortFields({
  search,
  onSearch,
}: {
  search: DebtsSearch
  onSearch: (changes: DebtsSearch) => void
}) {
  const { sort, isDescending } = sortOrderOf(search)
  const [ascending, descending] = orderLabels(sort)
  return (
    <Flex hideFrom="md" gap="3" wrap="wrap" css={{ '& > *': { flex: '1 1 9rem' } }}>
      <SelectFilter
        label="Sort by"
        value={sort}
        options={columns.map(({ column, label }) => [column, label])}
        onChange={(name) => {
          const column = name as SortColumn
          onSearch({ sort: column, dir: isNumericColumn(column) ? 'desc' : undefined })
        }}
      />
      <SelectFilter
        label="Order"
        value={isDescending ? 'desc' : 'asc'}
        options={[
          ['asc', ascending],
          ['desc', descending],
        ]}
        onChange={(order) => onSearch({ sort, dir: order === 'desc' ? order : undefined })}
      />
    </Flex>
  )
}
