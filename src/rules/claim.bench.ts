import { bench, describe } from 'vitest'
import { claim } from './claim'
import { addDays } from './days'
import { readDecimal } from './money'

const debts = Array.from({ length: 10_000 }, (_, index) => ({
  initialDebt: 1_00 + index * 37,
  amountOutstanding: 1_00 + index * 37,
  lastInvoiceDate: addDays('2015-01-01', index % 4000),
  addInterest: true,
  addCompensation: true,
  today: '2026-11-20',
  rules: 'portal' as const,
}))
const amounts = debts.map(({ initialDebt }) => (initialDebt / 100).toFixed(2))

// The floor: reading the same list without working anything out. Compare ratios within one run.
describe('ten thousand debts', () => {
  bench('floor: add up the amounts', () => {
    debts.reduce((sum, debt) => sum + debt.amountOutstanding, 0)
  })
  bench('read the amounts of a response', () => {
    amounts.reduce((sum, text) => sum + (readDecimal(text) ?? 0), 0)
  })
  bench('work out what is claimed', () => {
    debts.reduce((sum, debt) => sum + claim(debt).total, 0)
  })
})
