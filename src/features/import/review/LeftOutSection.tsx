import { Box, Flex } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { formatCount } from '../format-count'
import { useImport } from '../import-draft'
import { RadioChoice } from '../RadioChoice'
import type { Decisions, LeftOutReason, Summary } from '../sheet/protocol'
import { Section } from './ProblemsPanel'

const reasonTexts: Record<LeftOutReason, (count: number) => string> = {
  total: (count) => formatCount(count, 'line of totals', 'lines of totals'),
  currency: (count) => `${formatCount(count, 'row')} not in pounds`,
  'credit-or-payment': (count) =>
    formatCount(count, 'credit note or payment', 'credit notes or payments'),
  'equal-row': (count) =>
    formatCount(count, 'row that repeats an earlier one', 'rows that repeat an earlier one'),
  listed: (count) =>
    formatCount(count, 'row that your list already has', 'rows that your list already has'),
  excluded: (count) => `${formatCount(count, 'row')} that you left out`,
}

/** Kinds of rows about which one decision holds for the file (decision 54). */
const questions = [
  { reason: 'listed', decision: 'listedDebts', legend: 'Rows that your list already has' },
  { reason: 'equal-row', decision: 'equalRows', legend: 'Rows that repeat an earlier one' },
] as const

const options = [
  { value: 'leave-out', label: 'Leave them out' },
  { value: 'import', label: 'Import them too' },
] as const

/** The rows that are not imported, by reason; each kind can be imported all the same. */
export function LeftOutSection({
  summary: { leftOut, decisions },
  decided,
  onShow,
}: {
  summary: Summary
  decided: Partial<Decisions>
  onShow: () => void
}) {
  const draft = useImport()
  const countOf = (reason: LeftOutReason) =>
    leftOut.find((group) => group.reason === reason)?.rowCount ?? 0
  const isAsked = (reason: LeftOutReason) =>
    questions.some((question) => question.reason === reason)
  const asked = questions.filter(
    ({ reason, decision }) => countOf(reason) > 0 || decisions[decision] === 'import',
  )
  const others = leftOut.filter(({ reason }) => !isAsked(reason))
  if (asked.length === 0 && others.length === 0) return null
  return (
    <Section heading="Left out">
      <Box fontSize="sm" pb="2">
        {asked.map(({ reason, decision, legend }) => (
          <Box key={reason} py="2">
            <RadioChoice
              legend={legend}
              hint={countOf(reason) > 0 ? formatCount(countOf(reason), 'row') : undefined}
              options={options}
              value={decided[decision] ?? decisions[decision]}
              onChange={(answer) => void draft.decide({ [decision]: answer })}
            />
          </Box>
        ))}
        {others.map(({ reason, rowCount }) => (
          <Flex key={reason} wrap="wrap" justify="space-between" align="center" columnGap="3">
            <span>{reasonTexts[reason](rowCount)}</span>
            {reason !== 'currency' && (
              <Button
                variant="ghost"
                size="xs"
                onClick={() => void draft.change('includeAll', reason)}
              >
                {rowCount === 1 ? 'Import it too' : 'Import them too'}
              </Button>
            )}
          </Flex>
        ))}
        {leftOut.length > 0 && (
          <Button variant="ghost" size="xs" ms="-2.5" onClick={onShow}>
            Show the rows left out
          </Button>
        )}
      </Box>
    </Section>
  )
}
