import { Box, Flex, Span } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { formatCount } from '@/lib/format-count'
import { Button } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { RadioGroup } from '@/ui/RadioGroup'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { sheetFields } from '../cells/sheet-fields'
import { RowsToFixButton } from '../ImportButtons'
import { changeSheet, decide, setImport, useSheet } from '../import-draft'
import type { LeftOutReason, Mend, ProblemGroup } from '../sheet/protocol'

/** Only a date without a century may begin with its year. */
const isShortDate = (text: string) => /^\d\d\D\d\d\D\d\d$/.test(text)

/** What a file can leave open. The names are part of the public vocabulary. */
const fileQuestions = [
  {
    name: 'dateOrder',
    legend: 'Date order',
    hint: 'Either number could be the day',
    answers: { 'day-first': 'Day first', 'month-first': 'Month first', 'year-first': 'Year first' },
  },
  {
    name: 'decimalSign',
    legend: 'Decimal sign',
    hint: 'Which sign separates pounds from pence, as in 1,234.50 or 1.234,50',
    answers: { point: 'Point', comma: 'Comma' },
  },
  {
    name: 'blankOutstanding',
    legend: 'Blank amount outstanding',
    hint: 'What is owed where the amount outstanding is blank',
    answers: { whole: 'The whole original amount', nothing: 'Nothing' },
  },
] as const

/** The kinds of rows that are left out; each but rows in other currencies can be imported. */
const leftOutTexts: Record<LeftOutReason, [one: string, many: string]> = {
  total: ['line of totals', 'lines of totals'],
  currency: ['row not in pounds', 'rows not in pounds'],
  'credit-or-payment': ['credit note or payment, or draft', 'credit notes or payments, or drafts'],
  'equal-row': ['row equal to an earlier row', 'rows equal to an earlier row'],
  listed: ['row that your list already has', 'rows that your list already has'],
  'by-person': ['row that you left out', 'rows that you left out'],
}

/** The buttons of mends. The other mends are answers to what the file leaves open. */
const mendLabels: Partial<Record<Mend, string>> = {
  suggestions: 'Use the suggestion',
  'clear-values': 'Leave blank',
  'leave-out-rows': 'Leave out',
  'accept-shape': 'The cells are right as shown',
  importWithoutDate: 'Import without a date',
}

/** Lists all that is to be decided about the rows, beside the table or, on a narrow screen, above it. */
export function ProblemList() {
  const { file, summary } = useSheet()
  const { counts, decisions, questions, problems, leftOut, columns, consumers } = summary
  const items = (severity: ProblemGroup['severity']) =>
    problems
      .filter((problem) => problem.severity === severity)
      .map((problem) => <ProblemItem key={problem.id} {...problem} />)
  const notes = [
    file.isTextGuessed &&
      'Letters that were not in UTF-8 were read as Excel writes them. If any look wrong, save the file as an Excel workbook (.xlsx) and choose that.',
    columns.some(({ field }) => field === 'interestDue' || field === 'compDue') &&
      'The interest and compensation in the file are not imported. We’ll use our figures.',
    consumers > 0 &&
      `${formatCount(consumers, 'row is of a private individual', 'rows are of private individuals')}: no interest and no compensation is claimed, as the Act covers business debts only.`,
  ]
  const sections = {
    'What the file leaves open': fileQuestions.map(({ name, legend, hint, answers }) => {
      const { samples, rowCount, answer } = questions[name]
      return (
        rowCount > 0 && (
          <RadioGroup<string>
            key={name}
            legend={legend}
            hint={`${hint} (${[formatCount(rowCount, 'row'), ...samples].join(', ')})`}
            isInline
            options={Object.entries(answers)
              .filter(([value]) => value !== 'year-first' || samples.some(isShortDate))
              .map(([value, label]) => ({ value, label }))}
            value={decisions[name] ?? answer}
            onChange={(value) => void decide({ [name]: value })}
          />
        )
      )
    }),
    'What to fix': [...items('error'), counts.toFix > 0 && <RowsToFixButton key="download" />],
    'Left out': leftOut.map(({ reason, rowCount }) => (
      <Item key={reason} text={formatCount(rowCount, ...leftOutTexts[reason])}>
        {reason !== 'currency' && (
          <ItemButton onClick={() => void changeSheet((sheet) => sheet.includeAll(reason))}>
            {rowCount === 1 ? 'Import it too' : 'Import them too'}
          </ItemButton>
        )}
      </Item>
    )),
    'Check these (none has to be fixed)': items('warning'),
    'How your file was read': notes.map((note) => note && <Item key={note} text={note} />),
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
      w={{ xl: '20rem' }}
    >
      <Flex role="status" gap="2" mb="3" fontSize="lg" fontWeight="semibold">
        {isAllReady && <CircleCheck aria-hidden color="var(--chakra-colors-green-fg)" />}
        <span>{isAllReady ? 'All rows ready' : `${formatCount(counts.toFix, 'row')} to fix`}</span>
      </Flex>
      {Object.entries(sections).map(
        ([heading, entries]) =>
          entries.some(Boolean) && (
            <Panel key={heading} heading={heading} isCompact>
              {/* On a tablet the entries stand side by side. */}
              <Box mb="3" columns="18rem" columnGap="8" css={{ '& > *': { breakInside: 'avoid' } }}>
                {entries}
              </Box>
            </Panel>
          ),
      )}
    </Box>
  )
}

/** An entry of the list with the buttons that decide about it. */
const Item = ({ text, children }: { text: ReactNode; children?: ReactNode }) => (
  <Box py="1" overflowWrap="anywhere">
    {text}
    <Flex wrap="wrap" columnGap="3">
      {children}
    </Flex>
  </Box>
)

const ItemButton = (button: ComponentProps<typeof Button>) => (
  <Button variant="ghost" size="xs" ms="-2.5" {...button} />
)

/** Rows with the same problem, and the one decision that mends them. */
function ProblemItem(problem: ProblemGroup) {
  const { id, severity, field, message, rowCount, firstRow, values, mend } = problem
  const { fields } = useSheet().summary
  const isImportedUndated = mend === 'importWithoutDate' && severity === 'warning'
  const mendLabel = isImportedUndated ? 'Fix the dates instead' : mend && mendLabels[mend]
  const samples = values
    .filter(([value]) => value !== '')
    .map(([value, suggestion]) => `“${value}”${suggestion ? `: did you mean ${suggestion}?` : ''}`)
  const text = (
    <>
      <strong>{formatCount(rowCount, 'row')}</strong>
      <span>{`${field ? ` · ${sheetFields[field].label}` : ''}: ${message} `}</span>
      <Span color="fg.muted" lineClamp="3">
        {samples.join(' ')}
      </Span>
    </>
  )
  const cell = `${firstRow}:${field ?? fields[0]}`
  return (
    <Item text={text}>
      {mendLabel && (
        <ItemButton onClick={() => void changeSheet((sheet) => sheet.mend(id))}>
          {mendLabel}
        </ItemButton>
      )}
      <ItemButton onClick={() => setImport({ shown: { filter: `problem ${id}`, page: 1, cell } })}>
        {rowCount === 1 ? 'Show this row' : `Show these ${rowCount} rows`}
      </ItemButton>
    </Item>
  )
}
