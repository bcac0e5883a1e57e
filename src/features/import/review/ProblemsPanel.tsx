import { Box, Flex, Span } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatCount } from '@/lib/format-count'
import { Button } from '@/ui/Buttons'
import { Input } from '@/ui/Input'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { sheetFields } from '../cells/sheet-fields'
import { RowsToFixButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import type { LeftOutReason, Mend, ProblemGroup } from '../sheet/protocol'
import type { ShownRows } from './RowsPanel'

type OnShow = (shown: ShownRows) => void

/** The kinds of rows that are left out; each but rows in other currencies can be imported. */
const leftOutTexts: Record<LeftOutReason, [one: string, many: string]> = {
  total: ['line of totals', 'lines of totals'],
  currency: ['row not in pounds', 'rows not in pounds'],
  'credit-or-payment': ['credit note or payment', 'credit notes or payments'],
  'equal-row': ['row equal to an earlier row', 'rows equal to an earlier row'],
  listed: ['row that your list already has', 'rows that your list already has'],
  'by-person': ['row that you left out', 'rows that you left out'],
}

/** Lists the rows to fix, left out and to review, beside the table or, on a narrow screen, below it. */
export function ProblemsPanel({ onShow }: { onShow: OnShow }) {
  const { draft, file, summary } = useSheet()
  const { counts, problems, leftOut, differing, consumers } = summary
  const items = (severity: 'error' | 'warning') =>
    problems
      .filter((problem) => problem.severity === severity)
      .map((problem) => <ProblemItem key={problem.id} problem={problem} onShow={onShow} />)
  const notes = [
    file.encoding === 'windows-1252' &&
      'The file is not in UTF-8. It was read as Windows-1252, which Excel uses. If letters look wrong, save it as an Excel workbook (.xlsx) and choose that.',
    file.isTextRepaired && 'Some letters were garbled in the file and have been repaired.',
    differing > 0 &&
      `${formatCount(differing, 'row has', 'rows have')} a different fee type, interest or compensation. We’ll use our figures.`,
    consumers > 0 &&
      `${formatCount(consumers, 'row is of a private individual', 'rows are of private individuals')}: no interest and no compensation is claimed, as the Act covers business debts only.`,
  ]
  const sections = {
    'What to fix': [...items('error'), counts.toFix > 0 && <RowsToFixButton key="download" />],
    'Left out': [
      ...leftOut.map(({ reason, rowCount }) => (
        <Flex key={reason} wrap="wrap" justify="space-between" align="center" columnGap="2">
          <span>{formatCount(rowCount, ...leftOutTexts[reason])}</span>
          {reason !== 'currency' && (
            <SmallButton onClick={() => void draft.change('includeAll', reason)}>
              {rowCount === 1 ? 'Import it too' : 'Import them too'}
            </SmallButton>
          )}
        </Flex>
      )),
      leftOut.length > 0 && (
        <SmallButton key="show" onClick={() => onShow({ filter: 'left-out', page: 0, cell: null })}>
          Show the rows left out
        </SmallButton>
      ),
    ],
    'Check these (they will still be imported)': items('warning'),
    'How your file was read': notes.map((note) => note && <p key={note}>{note}</p>),
  }
  const isAllReady = counts.toFix === 0 && counts.ready > 0
  return (
    <Box
      ref={restoreFocusOnRemoval}
      role="group"
      aria-label="Rows that need a decision"
      tabIndex={-1}
      outline="none"
      fontSize="sm"
    >
      <Flex role="status" gap="2" px="4" py="3" fontSize="md" fontWeight="semibold">
        {isAllReady && <CircleCheck aria-hidden color="var(--chakra-colors-green-fg)" />}
        <span>{isAllReady ? 'All rows ready' : `${formatCount(counts.toFix, 'row')} to fix`}</span>
      </Flex>
      {Object.entries(sections).map(
        ([heading, contents]) =>
          contents.some(Boolean) && (
            <Box key={heading} as="section" aria-label={heading} px="4" py="3" borderTopWidth="1px">
              <Box as="h3" fontSize="md" fontWeight="semibold">
                {heading}
              </Box>
              {contents}
            </Box>
          ),
      )}
    </Box>
  )
}

const SmallButton = (props: { onClick: () => void; children: ReactNode }) => (
  <Button variant="ghost" size="xs" fontWeight="medium" ms="-2.5" {...props} />
)

/** `rows 5, 7`, `rows 1, 2, 3 and others`. */
const rowNumbers = ({ firstRows, rowCount }: ProblemGroup) =>
  `${rowCount === 1 ? 'row' : 'rows'} ${firstRows.join(', ')}${rowCount > firstRows.length ? ' and others' : ''}`

function valueText({ value, rowCount, suggestion }: ProblemGroup['values'][number]): string {
  const where = rowCount > 1 ? ` in ${rowCount} rows` : ''
  const meant = suggestion === undefined ? '' : `: did you mean ${suggestion}?`
  return `“${value}”${where}${meant}`
}

/** The buttons of mends. The other mends are answers to the questions above the table. */
const mendLabels: Partial<Record<Mend, (count: number) => string>> = {
  suggestions: (count) => (count === 1 ? 'Use the suggestion' : `Use the ${count} suggestions`),
  'clear-values': (count) => (count === 1 ? 'Leave this blank' : `Leave these ${count} blank`),
  'leave-out-rows': (count) =>
    count === 1 ? 'Leave out this row' : `Leave out these ${count} rows`,
  'accept-shape': () => 'The cells are right as shown',
  'set-values': (count) => `Set for all ${count} rows`,
  importWithoutDate: () => 'Import without a date',
}

/** Rows with the same problem, and the one decision that mends them. */
function ProblemItem({ problem, onShow }: { problem: ProblemGroup; onShow: OnShow }) {
  const { draft, summary } = useSheet()
  const { id, field, message, rowCount, firstRows, values, mend } = problem
  const [text, setText] = useState('')
  const fieldLabel = field ? sheetFields[field].label : ''
  const mendLabel = mend && mendLabels[mend]
  const cell = `${firstRows[0]}:${field ?? summary.fields[0]}`
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
        <SmallButton onClick={() => onShow({ filter: { problem: id }, page: 0, cell })}>
          {rowCount === 1 ? 'Show this row' : `Show these ${rowCount} rows`}
        </SmallButton>
      </Flex>
    </Box>
  )
}
