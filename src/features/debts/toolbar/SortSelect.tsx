import { Box, Flex } from '@chakra-ui/react'
import { ControlSelect } from '@/ui/form/ControlSelect'
import { LabelledField } from '../filters/LabelledField'
import type { SortColumn } from '../search'
import { columns } from '../table/columns'

const isNumeric = (sort: SortColumn) =>
  columns.some(({ column, numeric }) => column === sort && numeric)

/** The names of the ascending and the descending order of a column. */
function orderLabels(sort: SortColumn): [string, string] {
  if (isNumeric(sort)) return ['Lowest first', 'Highest first']
  return sort === 'invoiced' ? ['Oldest first', 'Newest first'] : ['A to Z', 'Z to A']
}

/** Sorts the cards on phones, which have no column headers. */
export function SortSelect({
  sort,
  dir,
  onSort,
}: {
  sort: SortColumn | undefined
  dir: 'desc' | undefined
  onSort: (order: { sort: SortColumn | undefined; dir: 'desc' | undefined }) => void
}) {
  return (
    <Flex hideFrom="md" gap="2" align="flex-end" mb="5" wrap="wrap">
      <Box flex="1 1 8rem" minW="0">
        <LabelledField label="Sort by">
          {(control) => (
            <ControlSelect
              {...control}
              value={sort ?? ''}
              onChange={(event) => {
                const column = (event.target.value || undefined) as SortColumn | undefined
                // The largest debts are looked for more often than the smallest.
                onSort({ sort: column, dir: column && isNumeric(column) ? 'desc' : undefined })
              }}
            >
              <option value="">As added</option>
              {columns.map(({ column, label }) => (
                <option key={column} value={column}>
                  {label}
                </option>
              ))}
            </ControlSelect>
          )}
        </LabelledField>
      </Box>
      {sort && (
        <Box flex="1 1 8rem" minW="0">
          <LabelledField label="Order">
            {(control) => (
              <ControlSelect
                {...control}
                value={dir ?? 'asc'}
                onChange={(event) =>
                  onSort({ sort, dir: event.target.value === 'desc' ? 'desc' : undefined })
                }
              >
                <option value="asc">{orderLabels(sort)[0]}</option>
                <option value="desc">{orderLabels(sort)[1]}</option>
              </ControlSelect>
            )}
          </LabelledField>
        </Box>
      )}
    </Flex>
  )
}
