import { Box, Flex } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { formatInteger } from '@/lib/format-integer'
import { IconButton } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import { Pages, pageSize } from '@/ui/Pages'
import { RadioGroup } from '@/ui/RadioGroup'
import { changeSheet, setImport, useSheet } from '../import-draft'
import type { RowFilter, Summary } from '../sheet/protocol'
import { RowsTable } from './RowsTable'

/** The filters that have rows, and the shown one: without rows it gives way to rows to fix, then to all. */
function filterOptions(chosen: RowFilter, { counts, problems }: Summary) {
  const optionOf = (value: RowFilter, name: string, total: number) => {
    const label = `${name} (${formatInteger(total)})`
    return { value, total, label }
  }
  const all = optionOf('all', 'All rows', counts.all)
  const options = [
    optionOf('to-fix', 'To fix', counts.toFix),
    optionOf('warned', 'To check', counts.warned),
    optionOf('ready', 'Ready', counts.ready),
    optionOf('left-out', 'Left out', counts.leftOut),
    all,
    ...problems
      .filter(({ id }) => chosen === `problem ${id}`)
      .map(({ message, rowCount }) => optionOf(chosen, message, rowCount)),
  ].filter(({ total }) => total > 0)
  const find = (wanted: RowFilter) => options.find(({ value }) => value === wanted)
  return { options, current: find(chosen) ?? find('to-fix') ?? all }
}

/** The table of rows with its filter, pages and undo. */
export function RowsPanel() {
  const { summary, shown } = useSheet()
  const { options, current } = filterOptions(shown.filter, summary)
  const { value: filter, total } = current
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
            aria-disabled={!summary.canUndo || undefined}
            onClick={() => summary.canUndo && void changeSheet('undo')}
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
