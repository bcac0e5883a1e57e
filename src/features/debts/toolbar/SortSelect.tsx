import { Box, Flex } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { ControlSelect } from '@/ui/form/ControlSelect'
import { LabelledField } from '../filters/LabelledField'
import type { SortColumn } from '../search'
import { columns } from '../table/columns'

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
      <Box flex="1 1 12rem" minW="0">
        <LabelledField label="Sort by">
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
        </LabelledField>
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
