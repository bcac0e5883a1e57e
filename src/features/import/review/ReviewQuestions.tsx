import { formatCount } from '@/lib/format-count'
import { type FeeType, feeThreshold, feeTypes } from '@/rules/fee'
import { formatMoney } from '@/rules/money'
import { RadioGroup } from '@/ui/RadioGroup'
import { useSheet } from '../import-draft'

const [fixed, noRecovery] = feeTypes.map((mode) => formatMoney(feeThreshold(mode)).slice(0, -3))
const feeMeanings = {
  'Fixed Fee': `Up to ${fixed}; above that, No Recovery No Fee`,
  'No Recovery No Fee': 'For all of them',
}

/** The questions that a file can leave open. The names are part of the public vocabulary. */
const fileQuestions = [
  {
    name: 'dateOrder',
    legend: 'Date order',
    hint: 'Either number could be the day',
    answers: { 'day-first': 'Day first', 'month-first': 'Month first' },
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

/** Asks what the file leaves open, and which fee the larger debts have. */
export function ReviewQuestions() {
  const { draft, summary } = useSheet()
  const { questions, fees, decisions } = summary
  const counts = (mode: FeeType) =>
    feeTypes.map((fee) => `${fee}: ${formatCount(fees[mode][fee], 'debt')}`).join(', ')
  return (
    <>
      {fileQuestions.map(({ name, legend, hint, answers }) => {
        const question = questions[name]
        if (!question) return null
        const { samples, rowCount, answer } = question
        return (
          <RadioGroup<string>
            key={name}
            legend={legend}
            hint={`${hint} (${[formatCount(rowCount, 'row'), ...samples].join(', ')})`}
            isInline
            options={Object.entries(answers).map(([value, label]) => ({ value, label }))}
            value={decisions[name] ?? answer}
            onChange={(value) => void draft.decide({ [name]: value })}
          />
        )
      })}
      <RadioGroup
        legend="Fee mode"
        hint={`Which fee for debts over ${noRecovery}? It goes by the original amount. Smaller debts have a Fixed Fee. Fees are as agreed in your terms.`}
        isInline
        options={feeTypes.map((mode) => ({
          value: mode,
          label: mode,
          hint: `${feeMeanings[mode]}. ${counts(mode)}.`,
        }))}
        value={decisions.feeMode}
        onChange={(feeMode) => void draft.decide({ feeMode })}
      />
    </>
  )
}
