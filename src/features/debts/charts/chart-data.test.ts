import { expect, it } from 'vitest'
import { totalsOf } from '../debt-row'
import { rowOf } from '../testing/rows'
import { outstandingByAge, recoveredByQuarter } from './chart-data'

const today = '2026-11-20'
const paidOn = (id: number, ...payments: [date: string | null, amount: string][]) =>
  rowOf(
    id,
    {},
    {
      initial_debt: '900.00',
      debt_payments: payments.map(([payment_date, amount]) => ({ payment_date, amount })),
    },
  )

it('adds up the outstanding amounts by age, each with its disputed part', () => {
  const rows = [
    rowOf(1, {}, { initial_debt: '100.00', last_invoice_date: '2026-11-01' }),
    rowOf(2, {}, { initial_debt: '200.00', last_invoice_date: '2024-01-31' }),
    rowOf(3, {}, { initial_debt: '50.00', last_invoice_date: '2024-02-01', status: 'Disputed' }),
    rowOf(4, {}, { initial_debt: '9.00', amount_outstanding: '-0.50' }),
    rowOf(5, {}, { amount_outstanding: 'a lot' }),
    rowOf(6),
  ]
  const slices = outstandingByAge(rows)
  expect(slices).toEqual([
    { band: 'not-due', label: 'Not yet due', count: 1, outstanding: 100_00, disputed: 0 },
    { band: 'over-180', label: 'Over 180 days', count: 2, outstanding: 250_00, disputed: 50_00 },
    { band: 'no-date', label: 'No date', count: 1, outstanding: 100_00, disputed: 0 },
    { band: 'settled', label: 'Settled', count: 1, outstanding: -50, disputed: 0 },
  ])
  const sum = slices.reduce((total, { outstanding }) => total + outstanding, 0)
  expect(sum).toBe(totalsOf(rows).outstanding)
})

it('adds up what was recovered by quarter, the newest first', () => {
  const rows = [
    paidOn(1, ['2026-11-01', '10.00'], ['2026-03-31', '20.00'], ['2026-01-01', '5.00']),
    paidOn(2, ['2027-02-01', '1.00'], [null, '4.00']),
  ]
  expect(recoveredByQuarter(rows, today)).toEqual([
    { label: 'Oct to Dec 2026', pence: 11_00 },
    { label: 'Jul to Sep 2026', pence: 0 },
    { label: 'Apr to Jun 2026', pence: 0 },
    { label: 'Jan to Mar 2026', pence: 25_00 },
    { label: 'No date', pence: 4_00 },
  ])
})

it('puts what is older than eight quarters together', () => {
  const quarters = recoveredByQuarter([paidOn(1, ['2019-05-01', '7.00'])], today)
  expect(quarters).toHaveLength(9)
  expect(quarters.at(-1)).toEqual({ label: 'Earlier', pence: 7_00 })
})

it('has nothing to show when nothing was paid', () => {
  expect(recoveredByQuarter([paidOn(1)], today)).toEqual([])
})
