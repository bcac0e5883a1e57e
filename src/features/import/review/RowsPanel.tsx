import { Box, Flex } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { formatInteger } from '@/lib/format-integer'
import { IconButton } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import { Pages, pageSize } from '@/ui/Pages'
import { RadioGroup } from '@/ui/RadioGroup'
import { changeSheet, setImport, useSheet } from '../import-draft'
import type { RowFilter } from '../sheet/protocol'
import { RowsTable } from './RowsTable'

/** The table of rows with its filter, pages and undo. */
export function RowsPanel() {
  const { summary, shown } = useSheet()
  const { counts, problems, canUndo } = summary
  const problem = problems.find(({ id }) => shown.filter === `problem ${id}`)
  const filters: [value: RowFilter, name: string, total: number][] = [
    ['to-fix', 'To fix', counts.toFix],
    ['warned', 'To check', counts.warned],
    ['ready', 'Ready', counts.ready],
    ['left-out', 'Left out', counts.leftOut],
    ['all', 'All rows', counts.all],
    [shown.filter, problem?.message ?? '', problem?.rowCount ?? 0],
  ]
  const options = filters
    .filter(([, , total]) => total > 0)
    .map(([value, name, total]) => ({ value, total, label: `${name} (${formatInteger(total)})` }))
  // A choice without rows gives way to the rows to fix, then to all.
  const { value: filter = 'all', total = 0 } =
    options.find(({ value }) => value === shown.filter) ??
    options.find(({ value }) => value === 'to-fix' || value === 'all') ??
    {}
  const page = Math.min(shown.page, Math.ceil(total / pageSize))
  const show = (next: typeof shown) => setImport({ shown: next, openCell: null })
  return (
    <Box flex="1" minW="0">
      <Card
        as="section"
        aria-label="Your rows"
        css={{ '& > section': { maxH: 'calc(100dvh - 13rem)', borderTopWidth: '1px' } }}
      >
        <Flex justify="space-between" align="flex-start" gap="1" px="3" pt="2">
          <RadioGroup
            legend="Rows to show"
            hint="Select a cell to change its value."
            isInline
            options={options}
            value={filter}
            onChange={(chosen) => show({ filter: chosen, page: 1 })}
          />
          <IconButton
            label="Undo"
            icon={<Undo2 />}
            size="xs"
            aria-disabled={!canUndo || undefined}
            onClick={() => canUndo && void changeSheet('undo')}
          />
        </Flex>
        {/* Another choice of rows begins at the first column. */}
        <RowsTable key={`${shown.filter} ${shown.page}`} filter={filter} page={page} />
      </Card>
      <Pages
        label="Pages of rows"
        page={page}
        total={total}
        onOpen={(next) => show({ filter, page: next })}
      />
    </Box>
  )
}
