import { Box, Flex, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Buttons'
import { formatCount } from '../format-count'
import { useImport } from '../import-draft'
import type { Mend, ProblemGroup } from '../sheet/protocol'
import { sheetFields } from '../sheet/sheet-fields'

const maxListed = 8

/** `rows 5, 7`, `rows 1, 2, 3 and others`: a long list would hide the message. */
function rowNumbers({ firstRows, rowCount }: ProblemGroup): string {
  const listed = firstRows.slice(0, maxListed)
  return `${rowCount === 1 ? 'row' : 'rows'} ${listed.join(', ')}${rowCount > listed.length ? ' and others' : ''}`
}

/** Rows with the same problem, and the one decision that mends them. */
export function ProblemItem({ problem, onShow }: { problem: ProblemGroup; onShow: () => void }) {
  const { field, message, rowCount, values } = problem
  const shownValues = values.filter(({ value }) => value !== '')
  return (
    <Box as="li" py="2" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Box overflowWrap="anywhere">
        <strong>{formatCount(rowCount, 'row')}</strong>
        <span>{`${field ? ` · ${sheetFields[field].label}` : ''}: ${message} `}</span>
        <Span color="fg.muted">{`(${rowNumbers(problem)})`}</Span>
      </Box>
      {shownValues.length > 0 && (
        <Box as="ul" listStyleType="none" color="fg.muted" overflowWrap="anywhere">
          {shownValues.map(({ value, rowCount: count, suggestion }) => (
            <li key={value}>
              {[
                `“${value}”`,
                count > 1 && ` in ${count} rows`,
                suggestion !== undefined && `: did you mean ${suggestion}?`,
              ]
                .filter(Boolean)
                .join('')}
            </li>
          ))}
        </Box>
      )}
      <Flex wrap="wrap" gap="1" mt="1" ms="-2.5">
        <MendButton problem={problem} />
        <SmallButton onClick={onShow}>
          {rowCount === 1 ? 'Show this row' : `Show these ${rowCount} rows`}
        </SmallButton>
      </Flex>
    </Box>
  )
}

const SmallButton = (props: { onClick: () => void; children: ReactNode }) => (
  <Button variant="ghost" size="xs" fontWeight="medium" {...props} />
)

/** Mends that are a command of the sheet. */
const commandLabels: Partial<Record<Mend, (problem: ProblemGroup) => string>> = {
  suggestions: ({ rowCount }) =>
    rowCount === 1 ? 'Use the suggestion' : `Use the ${rowCount} suggestions`,
  'clear-values': ({ rowCount }) =>
    rowCount === 1 ? 'Leave this blank' : `Leave these ${rowCount} blank`,
  'exclude-rows': ({ rowCount }) =>
    rowCount === 1 ? 'Leave out this row' : `Leave out these ${rowCount} rows`,
  'accept-shape': () => 'The cells are right as shown',
}

/** The one decision that mends all rows of the group; nothing where each row has to be looked at. */
function MendButton({ problem }: { problem: ProblemGroup }) {
  const draft = useImport()
  const { id, mend } = problem
  if (mend === null) return null
  const label = commandLabels[mend]
  if (label) {
    return <SmallButton onClick={() => void draft.change('mend', id)}>{label(problem)}</SmallButton>
  }
  if (mend === 'importWithoutDate') {
    return (
      <SmallButton onClick={() => void draft.decide({ importWithoutDate: true })}>
        Import without a date
      </SmallButton>
    )
  }
  return <Box ps="2.5">Answer the question above.</Box>
}
