import { formatCount } from '@/lib/format-count'
import { type FeeType, feeThreshold, feeTypes } from '@/rules/fee'
import { formatMoney } from '@/rules/money'
import { Checkbox } from '@/ui/Checkbox'
import { RadioGroup } from '@/ui/RadioGroup'
import { useSheet } from '../import-draft'

const thresholdOf = (mode: FeeType) => formatMoney(feeThreshold(mode)).replace('.00', '')

/** What each answer means for a debt. */
const feeMeanings: Record<FeeType, string> = {
  'Fixed Fee': `Up to ${thresholdOf('Fixed Fee')}; above that, No Recovery No Fee`,
  'No Recovery No Fee': 'For all of them',
}

/** Which fee the larger debts have. Its names are part of the public vocabulary. */
export function FeeQuestion() {
  const { draft, summary, decided } = useSheet()
  const { fees, decisions } = summary
  return (
    <RadioGroup
      legend="Fee mode"
      hint={`Which fee for debts over ${thresholdOf('No Recovery No Fee')}? The original amount counts. Smaller debts have a Fixed Fee. Fees are as agreed in your terms.`}
      inline
      options={feeTypes.map((mode) => ({
        value: mode,
        label: mode,
        hint: `${feeMeanings[mode]}. ${feeTypes
          .map((fee) => `${fee}: ${formatCount(fees[mode][fee], 'debt')}`)
          .join(', ')}.`,
      }))}
      value={decided.feeMode ?? decisions.feeMode}
      onChange={(feeMode) => void draft.decide({ feeMode })}
    />
  )
}

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

/** What the file leaves open. The names of the groups are part of the public vocabulary. */
export function FileQuestions() {
  const { draft, summary, decided } = useSheet()
  const { dateOrder, decimalSign, blankOutstanding, firstLineIsDebt } = summary.questions
  return (
    <>
      {dateOrder && (
        <RadioGroup
          legend="Date order"
          hint={`Either number could be the day: ${dateOrder.samples.join(', ')}`}
          options={dateOrders}
          inline
          value={decided.dateOrder ?? dateOrder.answer}
          onChange={(answer) => void draft.decide({ dateOrder: answer })}
        />
      )}
      {decimalSign && (
        <RadioGroup
          legend="Decimal sign"
          hint={`Which sign stands before the pence: ${decimalSign.samples.join(', ')}`}
          options={decimalSigns}
          inline
          value={decided.decimalSign ?? decimalSign.answer}
          onChange={(answer) => void draft.decide({ decimalSign: answer })}
        />
      )}
      {blankOutstanding && (
        <RadioGroup
          legend="Blank amount outstanding"
          hint={`What is owed where the amount outstanding is blank (${formatCount(blankOutstanding.rowCount, 'row')})?`}
          options={blankAmounts}
          inline
          value={decided.blankOutstanding ?? blankOutstanding.answer}
          onChange={(answer) => void draft.decide({ blankOutstanding: answer })}
        />
      )}
      {firstLineIsDebt && <FirstLineCheckbox />}
    </>
  )
}

/** Asked where the first line looks like data. */
export function FirstLineCheckbox() {
  const { draft, summary, decided } = useSheet()
  return (
    <Checkbox
      checked={decided.firstLineIsDebt ?? summary.decisions.firstLineIsDebt}
      onChange={(firstLineIsDebt) => void draft.decide({ firstLineIsDebt })}
    >
      The first line is a debt
    </Checkbox>
  )
}
