import { Box, Flex, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatCount } from '@/lib/format-count'
import { sheetFields } from '@/rules/sheet-fields'
import { Button } from '@/ui/Buttons'
import { useSheet } from '../import-draft'
import type { Mend, ProblemGroup } from '../sheet/protocol'
import type { ShownRows } from './RowsPanel'

const maxListed = 8

/** `rows 5, 7`, `rows 1, 2, 3 and others`: a long list would hide the message. */
function rowNumbers({ firstRows, rowCount }: ProblemGroup): string {
  const listed = firstRows.slice(0, maxListed)
  return `${rowCount === 1 ? 'row' : 'rows'} ${listed.join(', ')}${rowCount > listed.length ? ' and others' : ''}`
}

function valueText({ value, rowCount, suggestion }: ProblemGroup['values'][number]): string {
  const where = rowCount > 1 ? ` in ${rowCount} rows` : ''
  const meant = suggestion === undefined ? '' : `: did you mean ${suggestion}?`
  return `“${value}”${where}${meant}`
}

/** Rows with the same problem, and the one decision that mends them. */
export function ProblemItem({
  problem,
  onShow,
}: {
  problem: ProblemGroup
  onShow: (shown: ShownRows) => void
}) {
  const { draft, summary } = useSheet()
  const { id, field, message, rowCount, values, mend } = problem
  const label = field ? ` · ${sheetFields[field].label}` : ''
  const mendLabel = mend && mendLabels[mend]
  return (
    <Box py="2" overflowWrap="anywhere">
      <strong>{formatCount(rowCount, 'row')}</strong>
      <span>{`${label}: ${message} `}</span>
      <Span color="fg.muted">{`(${rowNumbers(problem)})`}</Span>
      {values.map((group) => (
        <Box key={group.value} color="fg.muted">
          {group.value !== '' && valueText(group)}
        </Box>
      ))}
      <Flex wrap="wrap" columnGap="3">
        {mendLabel && (
          <SmallButton
            onClick={() =>
              void (mend === 'importWithoutDate'
                ? draft.decide({ importWithoutDate: true })
                : draft.change('mend', id))
            }
          >
            {mendLabel(rowCount)}
          </SmallButton>
        )}
        <SmallButton
          onClick={() =>
            onShow({
              filter: { problem: id },
              page: 0,
              jumpTo: field ?? summary.fields[0] ?? null,
            })
          }
        >
          {rowCount === 1 ? 'Show this row' : `Show these ${rowCount} rows`}
        </SmallButton>
      </Flex>
    </Box>
  )
}

/** The other mends are answers to the questions above the table. */
const mendLabels: Partial<Record<Mend, (count: number) => string>> = {
  suggestions: (count) => (count === 1 ? 'Use the suggestion' : `Use the ${count} suggestions`),
  'clear-values': (count) => (count === 1 ? 'Leave this blank' : `Leave these ${count} blank`),
  'exclude-rows': (count) => (count === 1 ? 'Leave out this row' : `Leave out these ${count} rows`),
  'accept-shape': () => 'The cells are right as shown',
  importWithoutDate: () => 'Import without a date',
}

export const SmallButton = (props: { onClick: () => void; children: ReactNode }) => (
  <Button variant="ghost" size="xs" fontWeight="medium" ms="-2.5" {...props} />
)
