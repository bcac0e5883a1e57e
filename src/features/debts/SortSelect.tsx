import { Box, Flex } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { ControlSelect } from '@/ui/form/control'
import { columns } from './columns'
import { Labelled } from './Labelled'
import type { SortColumn } from './search'

/** The order of the cards: on a small screen there are no headers to press. */
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
    <Flex hideFrom="md" _print={{ display: 'none' }} gap="2" align="center" mb="3" wrap="wrap">
      <Box flex="1 1 12rem" minW="0">
        <Labelled label="Sort by" before>
          {(control) => (
            <ControlSelect
              {...control}
              value={sort ?? ''}
              onChange={(event) =>
                onSort({ sort: (event.target.value || undefined) as SortColumn, dir: undefined })
              }
            >
              <option value="">As added</option>
              {columns.map(({ column, label }) => (
                <option key={column} value={column}>
                  {label}
                </option>
              ))}
            </ControlSelect>
          )}
        </Labelled>
      </Box>
      {sort && (
        <Button
          variant="outline"
          aria-pressed={dir === 'desc'}
          onClick={() => onSort({ sort, dir: dir ? undefined : 'desc' })}
        >
          Descending
        </Button>
      )}
    </Flex>
  )
}
