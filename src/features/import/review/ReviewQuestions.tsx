import { startTransition, useOptimistic } from 'react'
import { formatCount } from '@/lib/format-count'
import { feeThreshold, feeTypes } from '@/rules/fee'
import { formatMoney } from '@/rules/money'
import { Checkbox } from '@/ui/Checkbox'
import { RadioGroup } from '@/ui/RadioGroup'
import { useSheet } from '../import-draft'
import type { Decisions } from '../sheet/protocol'

/** Decides about the file. What was pressed shows at once, before the sheet has answered. */
function useDecide() {
  const { draft } = useSheet()
  const [pressed, setPressed] = useOptimistic<Partial<Decisions>>({})
  const decide = (changes: Partial<Decisions>) =>
    startTransition(async () => {
      setPressed(changes)
      await draft.change('decide', changes)
    })
  return { pressed, decide }
}

const [fixed, noRecovery] = feeTypes.map((mode) => formatMoney(feeThreshold(mode)).slice(0, -3))
const feeMeanings = {
  'Fixed Fee': `Up to ${fixed}; above that, No Recovery No Fee`,
  'No Recovery No Fee': 'For all of them',
}

/** Which fee the larger debts have. Its names are part of the public vocabulary. */
export function FeeQuestion() {
  const { fees, decisions } = useSheet().summary
  const { pressed, decide } = useDecide()
  const counts = (mode: keyof typeof fees) =>
    feeTypes.map((fee) => `${fee}: ${formatCount(fees[mode][fee], 'debt')}`).join(', ')
  return (
    <RadioGroup
      legend="Fee mode"
      question={`Which fee for debts over ${noRecovery}?`}
      hint="The original amount counts. Smaller debts have a Fixed Fee. Fees are as agreed in your terms."
      inline
      options={feeTypes.map((mode) => ({
        value: mode,
        label: mode,
        hint: `${feeMeanings[mode]}. ${counts(mode)}.`,
      }))}
      value={pressed.feeMode ?? decisions.feeMode}
      onChange={(feeMode) => decide({ feeMode })}
    />
  )
}

/** What a file can leave open. The names are part of the public vocabulary. */
const fileQuestions = [
  {
    name: 'dateOrder',
    legend: 'Date order',
    hint: 'Either number could be the day',
    options: [
      { value: 'day-first', label: 'Day first' },
      { value: 'month-first', label: 'Month first' },
    ],
  },
  {
    name: 'decimalSign',
    legend: 'Decimal sign',
    hint: 'Which sign stands before the pence',
    options: [
      { value: 'point', label: 'Point', hint: 'As in 1,234.50' },
      { value: 'comma', label: 'Comma', hint: 'As in 1.234,50' },
    ],
  },
  {
    name: 'blankOutstanding',
    legend: 'Blank amount outstanding',
    hint: 'What is owed where the amount outstanding is blank',
    options: [
      { value: 'whole', label: 'The whole original amount' },
      { value: 'nothing', label: 'Nothing' },
    ],
  },
] as const

export function FileQuestions() {
  const { questions } = useSheet().summary
  const { pressed, decide } = useDecide()
  return fileQuestions.map(({ name, hint, options, legend }) => {
    const question = questions[name]
    if (!question) return null
    const { samples, rowCount, answer } = question
    return (
      <RadioGroup<string>
        key={name}
        legend={legend}
        hint={`${hint} (${[formatCount(rowCount, 'row'), ...samples].join(', ')})`}
        options={options}
        inline
        value={pressed[name] ?? answer}
        onChange={(value) => decide({ [name]: value })}
      />
    )
  })
}

/** Asked where the first line looks like data. */
export function FirstLineCheckbox() {
  const { decisions } = useSheet().summary
  const { pressed, decide } = useDecide()
  return (
    <Checkbox
      checked={pressed.firstLineIsDebt ?? decisions.firstLineIsDebt}
      onChange={(firstLineIsDebt) => decide({ firstLineIsDebt })}
    >
      The first line is a debt
    </Checkbox>
  )
}
