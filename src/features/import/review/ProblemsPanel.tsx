import { Box, Flex, Span } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatCount } from '@/lib/format-count'
import { sheetFields } from '@/rules/sheet-fields'
import { Button } from '@/ui/Buttons'
import { Input } from '@/ui/Input'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { RowsToFixButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import type { FileFacts, LeftOutReason, Mend, ProblemGroup, Summary } from '../sheet/protocol'
import type { ShownRows } from './RowsPanel'

type OnShow = (shown: ShownRows) => void

/** What is to fix, left out and to check, beside the table or, on a narrow screen, below it. */
export function ProblemsPanel({ onShow }: { onShow: OnShow }) {
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

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Box as="section" aria-label={heading} px="4" py="3" borderTopWidth="1px">
    <Box as="h3" fontSize="md" fontWeight="semibold">
      {heading}
    </Box>
    {children}
  </Box>
)

const SmallButton = (props: { onClick: () => void; children: ReactNode }) => (
  <Button variant="ghost" size="xs" fontWeight="medium" ms="-2.5" {...props} />
)

/** What the portal found or changed while it read the file. */
function readingNotes(file: FileFacts, { differing, consumers }: Summary): string[] {
  return [
    file.encoding === 'windows-1252' &&
      'The file is not in UTF-8. It was read as Windows-1252, which Excel uses.',
    file.isTextRepaired && 'Some letters were garbled in the file and have been repaired.',
    differing > 0 &&
      `${formatCount(differing, 'row has', 'rows have')} a different fee type, interest or compensation. We’ll use our figures.`,
    consumers > 0 &&
      `${formatCount(consumers, 'row is of a private individual', 'rows are of private individuals')}: no interest and no compensation is claimed, as the Act covers business debts only.`,
  ].filter((note) => note !== false)
}

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

/** The buttons of mends. The other mends are answers to the questions above the table. */
const mendLabels: Partial<Record<Mend, (count: number) => string>> = {
  suggestions: (count) => (count === 1 ? 'Use the suggestion' : `Use the ${count} suggestions`),
  'clear-values': (count) => (count === 1 ? 'Leave this blank' : `Leave these ${count} blank`),
  'exclude-rows': (count) => (count === 1 ? 'Leave out this row' : `Leave out these ${count} rows`),
  'accept-shape': () => 'The cells are right as shown',
  'set-values': (count) => `Set for all ${count} rows`,
  importWithoutDate: () => 'Import without a date',
}

/** Rows with the same problem, and the one decision that mends them. */
function ProblemItem({ problem, onShow }: { problem: ProblemGroup; onShow: OnShow }) {
  const { draft, summary } = useSheet()
  const { id, field, message, rowCount, values, mend } = problem
  const [text, setText] = useState('')
  const fieldLabel = field ? sheetFields[field].label : ''
  const mendLabel = mend && mendLabels[mend]
  const show = () =>
    onShow({ filter: { problem: id }, page: 0, jumpTo: field ?? summary.fields[0] ?? null })
  const applyMend = () =>
    mend === 'importWithoutDate'
      ? draft.decide({ importWithoutDate: true })
      : draft.change('mend', id, text)
  return (
    <Box py="2" overflowWrap="anywhere">
      <strong>{formatCount(rowCount, 'row')}</strong>
      <span>{`${fieldLabel && ` · ${fieldLabel}`}: ${message} `}</span>
      <Span color="fg.muted">{`(${rowNumbers(problem)})`}</Span>
      {values.map((group) => (
        <Box key={group.value} color="fg.muted">
          {group.value !== '' && valueText(group)}
        </Box>
      ))}
      {mend === 'set-values' && (
        <Input
          size="sm"
          mt="1"
          aria-label={`${fieldLabel} for all ${rowCount} rows`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Flex wrap="wrap" columnGap="3">
        {mendLabel && (
          <SmallButton onClick={() => void applyMend()}>{mendLabel(rowCount)}</SmallButton>
        )}
        <SmallButton onClick={show}>
          {rowCount === 1 ? 'Show this row' : `Show these ${rowCount} rows`}
        </SmallButton>
      </Flex>
    </Box>
  )
}

const leftOutTexts: Record<LeftOutReason, (count: number) => string> = {
  total: (count) => formatCount(count, 'line of totals', 'lines of totals'),
  currency: (count) => `${formatCount(count, 'row')} not in pounds`,
  'credit-or-payment': (count) =>
    formatCount(count, 'credit note or payment', 'credit notes or payments'),
  'equal-row': (count) => `${formatCount(count, 'row')} equal to an earlier row`,
  listed: (count) => `${formatCount(count, 'row')} that your list already has`,
  excluded: (count) => `${formatCount(count, 'row')} that you left out`,
}

/** The rows that are not imported, by reason; each kind but other currencies can be imported. */
function LeftOut({ onShow }: { onShow: OnShow }) {
  const { draft, summary } = useSheet()
  if (summary.leftOut.length === 0) return null
  return (
    <Section heading="Left out">
      {summary.leftOut.map(({ reason, rowCount }) => (
        <Flex key={reason} wrap="wrap" justify="space-between" align="center" columnGap="2">
          <span>{leftOutTexts[reason](rowCount)}</span>
          {reason !== 'currency' && (
            <SmallButton onClick={() => void draft.change('includeAll', reason)}>
              {rowCount === 1 ? 'Import it too' : 'Import them too'}
            </SmallButton>
          )}
        </Flex>
      ))}
      <SmallButton onClick={() => onShow({ filter: 'left-out', page: 0, jumpTo: null })}>
        Show the rows left out
      </SmallButton>
    </Section>
  )
}
