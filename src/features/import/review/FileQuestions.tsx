import { Checkbox } from '@/ui/Checkbox'
import { formatCount } from '../format-count'
import { useImport } from '../import-draft'
import { RadioChoice } from '../RadioChoice'
import type { Decisions, Summary } from '../sheet/protocol'

const dateOrders = [
  { value: 'day-first', label: 'Day first' },
  { value: 'month-first', label: 'Month first' },
] as const

const decimalSigns = [
  { value: 'point', label: 'Point', hint: 'As in 1,234.50' },
  { value: 'comma', label: 'Comma', hint: 'As in 1.234,50' },
] as const

const blankAmounts = [
  { value: 'whole', label: 'The whole original amount' },
  { value: 'nothing', label: 'Nothing' },
] as const

/** The questions that the file leaves open, each with the values concerned. */
export function FileQuestions({
  summary: { questions, decisions },
  decided,
}: {
  summary: Summary
  decided: Partial<Decisions>
}) {
  const draft = useImport()
  const { dateOrder, decimalSign, blankOutstanding } = questions
  return (
    <>
      {dateOrder && (
        <RadioChoice
          legend="Date order"
          hint={`Either number could be the day: ${dateOrder.samples.join(', ')}`}
          options={dateOrders}
          value={decided.dateOrder ?? dateOrder.answer}
          onChange={(answer) => void draft.decide({ dateOrder: answer })}
        />
      )}
      {decimalSign && (
        <RadioChoice
          legend="Decimal sign"
          hint={`Which sign stands before the pence: ${decimalSign.samples.join(', ')}`}
          options={decimalSigns}
          value={decided.decimalSign ?? decimalSign.answer}
          onChange={(answer) => void draft.decide({ decimalSign: answer })}
        />
      )}
      {blankOutstanding && (
        <RadioChoice
          legend="Blank amount outstanding"
          question={`What is owed where the amount outstanding is blank (${formatCount(blankOutstanding.rowCount, 'row')})?`}
          options={blankAmounts}
          value={decided.blankOutstanding ?? blankOutstanding.answer}
          onChange={(answer) => void draft.decide({ blankOutstanding: answer })}
        />
      )}
      {questions.firstLineIsDebt && (
        <Checkbox
          checked={decided.firstLineIsDebt ?? decisions.firstLineIsDebt}
          onChange={(firstLineIsDebt) => void draft.decide({ firstLineIsDebt })}
        >
          The first line is a debt
        </Checkbox>
      )}
    </>
  )
}
