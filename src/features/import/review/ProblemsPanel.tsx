import { Box, Flex } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '@/lib/format-count'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { RowsToFixButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import { unmatchedColumns } from '../import-state'
import type { FileFacts, LeftOutReason, Summary } from '../sheet/protocol'
import { ProblemItem, SmallButton } from './ProblemItem'
import type { ShownRows } from './RowsPanel'

/** What is to fix, left out and to check, beside the table or, on a narrow screen, above it. */
export function ProblemsPanel({ onShow }: { onShow: (shown: ShownRows) => void }) {
  const { file, summary } = useSheet()
  const notes = readingNotes(file, summary)
  const { counts, problems } = summary
  const items = (severity: 'error' | 'warning') =>
    problems
      .filter((problem) => problem.severity === severity)
      .map((problem) => <ProblemItem key={problem.id} problem={problem} onShow={onShow} />)
  const warnings = items('warning')
  const isAllReady = counts.toFix === 0 && counts.ready > 0
  return (
    <Box
      ref={restoreFocusOnRemoval}
      role="group"
      aria-label="Rows to decide about"
      tabIndex={-1}
      outline="none"
      fontSize="sm"
    >
      <Flex role="status" gap="2" px="4" py="3" fontSize="md" fontWeight="semibold">
        {isAllReady && <CircleCheck aria-hidden color="var(--chakra-colors-green-fg)" />}
        <span>{isAllReady ? 'All rows ready' : `${formatCount(counts.toFix, 'row')} to fix`}</span>
      </Flex>
      {counts.toFix > 0 && (
        <Section heading="What to fix">
          {items('error')}
          <RowsToFixButton size="xs" />
        </Section>
      )}
      <LeftOut onShow={onShow} />
      {warnings.length > 0 && (
        <Section heading="Check these (they will still be imported)">{warnings}</Section>
      )}
      {notes.length > 0 && (
        <Section heading="How your file was read">
          {notes.map((note) => (
            <Box as="p" key={note} overflowWrap="anywhere">
              {note}
            </Box>
          ))}
        </Section>
      )}
    </Box>
  )
}

/** What the portal found or changed while it read the file. */
function readingNotes(file: FileFacts, summary: Summary): string[] {
  const { differing, consumers } = summary
  const unmatched = unmatchedColumns(summary).map(({ name }) => name)
  return [
    file.encoding === 'windows-1252' &&
      'The file is not in UTF-8. It was read as Windows-1252, which Excel uses.',
    file.isTextRepaired && 'Some letters were garbled in the file and have been repaired.',
    unmatched.length > 0 && `Columns left out: ${unmatched.join(', ')}.`,
    differing > 0 &&
      `${formatCount(differing, 'row has', 'rows have')} a different fee type, interest or compensation. We’ll use our figures.`,
    consumers > 0 &&
      `${formatCount(consumers, 'row is of a private individual', 'rows are of private individuals')}: no interest and no compensation is claimed, as the Act covers business debts only.`,
  ].filter((note) => note !== false)
}

/** A part of the panel. */
const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Box as="section" aria-label={heading} px="4" py="3" borderTopWidth="1px">
    <Box as="h3" fontSize="md" fontWeight="semibold">
      {heading}
    </Box>
    {children}
  </Box>
)

const leftOutTexts: Record<LeftOutReason, (count: number) => string> = {
  total: (count) => formatCount(count, 'line of totals', 'lines of totals'),
  currency: (count) => `${formatCount(count, 'row')} not in pounds`,
  'credit-or-payment': (count) =>
    formatCount(count, 'credit note or payment', 'credit notes or payments'),
  'equal-row': (count) => `${formatCount(count, 'row')} equal to an earlier row`,
  listed: (count) => `${formatCount(count, 'row')} that your list already has`,
  excluded: (count) => `${formatCount(count, 'row')} that you left out`,
}

/** Reasons about which one decision holds for the file (decision 54 leaves these out by default). */
const decisionOf = { 'equal-row': 'equalRows', listed: 'listedDebts' } as const

/** The rows that are not imported, by reason; each kind but other currencies can be imported. */
function LeftOut({ onShow }: { onShow: (shown: ShownRows) => void }) {
  const { draft, summary } = useSheet()
  const { leftOut, decisions } = summary
  const included = (['equal-row', 'listed'] as const).filter(
    (reason) => decisions[decisionOf[reason]] === 'import',
  )
  if (leftOut.length + included.length === 0) return null
  return (
    <Section heading="Left out">
      {leftOut.map(({ reason, rowCount }) => (
        <Flex key={reason} wrap="wrap" justify="space-between" align="center" columnGap="2">
          <span>{leftOutTexts[reason](rowCount)}</span>
          {reason !== 'currency' && (
            <SmallButton
              onClick={() =>
                void (reason === 'equal-row' || reason === 'listed'
                  ? draft.decide({ [decisionOf[reason]]: 'import' })
                  : draft.change('includeAll', reason))
              }
            >
              {rowCount === 1 ? 'Import it too' : 'Import them too'}
            </SmallButton>
          )}
        </Flex>
      ))}
      {included.map((reason) => (
        <SmallButton
          key={reason}
          onClick={() => void draft.decide({ [decisionOf[reason]]: 'leave-out' })}
        >
          {reason === 'listed' ? 'Leave out what your list has' : 'Leave out equal rows'}
        </SmallButton>
      ))}
      {leftOut.length > 0 && (
        <SmallButton onClick={() => onShow({ filter: 'left-out', page: 0, jumpTo: null })}>
          Show the rows left out
        </SmallButton>
      )}
    </Section>
  )
}
