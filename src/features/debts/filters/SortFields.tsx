import { Grid } from '@chakra-ui/react'
import type { DebtsSearch } from '../search'
import { firstOrder, sortOrderOf } from '../sort-debts'
import { type ColumnName, columnNames, columns } from '../table/columns'
import { SelectFilter } from './SelectFilter'

const orderLabels = {
  money: ['Lowest first', 'Highest first'],
  days: ['Lowest first', 'Highest first'],
  date: ['Oldest first', 'Newest first'],
  text: ['A to Z', 'Z to A'],
  status: ['A to Z', 'Z to A'],
} as const

/** Sorts the cards on phones, which have no column headers. */
export function SortFields({
  search,
  onSearch,
}: {
  search: DebtsSearch
  onSearch: (changes: DebtsSearch) => void
}) {
  const { sort, isDescending } = sortOrderOf(search)
  const [ascending, descending] = orderLabels[columns[sort].kind]
  return (
    <Grid
      hideFrom="md"
      gridColumn="1 / -1"
      templateColumns="repeat(auto-fit, minmax(9rem, 1fr))"
      gap="3"
    >
      <SelectFilter
        label="Sort by"
        value={sort}
        options={columnNames.map((name) => [name, columns[name].label])}
        onChange={(name) => onSearch(firstOrder(name as ColumnName))}
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
    </Grid>
  )
}
