// @vitest-environment node
import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  date,
  integer,
  oneof,
  option,
  property,
  record,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainMoney } from '@/rules/money'
import { totalsOf } from '../debt-row'
import { findDebts } from '../find-debts'
import { debtsSearch } from '../search'
import { rowOf } from '../testing/rows'
import { outstandingByAge, outstandingByStatus, recoveredOverTime, sumSlices } from './chart-data'

const today = '2026-11-20'
const amount = integer({ min: -1_000_00, max: 999_999_999_999 })
const day = date({
  min: new Date('1970-01-01'),
  max: new Date('2030-12-31'),
  noInvalidDate: true,
}).map((each) => each.toISOString().slice(0, 10))
/** Three decimals are not a valid amount. */
const unread = constant<string>('77.891')
const sent = (value: number | string) => (typeof value === 'string' ? value : plainMoney(value))
const rows = array(
  record({
    outstanding: oneof({ weight: 4, arbitrary: amount }, unread),
    invoiced: option(day),
    status: constantFrom(
      '',
      '  ',
      'x'.repeat(300),
      'Processing',
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
    ),
    disputed: boolean(),
    sum: option(oneof({ weight: 4, arbitrary: amount }, unread)),
    payments: array(record({ amount: option(amount), day: option(day) }), { maxLength: 4 }),
  }),
  { maxLength: 30 },
).map((debts) =>
  debts.map(({ outstanding, invoiced, status, disputed, sum, payments }, id) =>
    rowOf(
      id + 1,
      {},
      {
        amount_outstanding: sent(outstanding),
        last_invoice_date: invoiced,
        status,
        debt_disputed: disputed,
        total_payments: sum === null ? null : sent(sum),
        debt_payments: payments.map((payment) => ({
          amount: payment.amount === null ? null : plainMoney(payment.amount),
          payment_date: payment.day,
        })),
      },
    ),
  ),
)

describe('for arbitrary debts', () => {
  it('the slices of each chart add up to the total of the list, to the penny', () => {
    assert(
      property(rows, (debts) => {
        const totals = totalsOf(debts)
        for (const slices of [outstandingByAge(debts), outstandingByStatus(debts)]) {
          expect(sumSlices('Total', slices)).toMatchObject({
            outstanding: totals.outstanding,
            count: debts.length - totals.unknown.outstanding,
            disputed: totalsOf(debts.filter((row) => row.disputed)).outstanding,
          })
        }
        const { periods, undated, total, unknown } = recoveredOverTime(debts, today)
        expect(periods.reduce((all, { pence }) => all + pence, undated)).toBe(totals.paid)
        expect(total).toBe(totals.paid)
        expect(unknown).toBe(totals.unknown.paid)
        expect(periods.length).toBeLessThanOrEqual(12)
      }),
    )
  })

  it('the filter of a slice finds exactly the debts it counts', () => {
    assert(
      property(rows, (debts) => {
        const slices = [...outstandingByAge(debts), ...outstandingByStatus(debts)]
        for (const { filter, count, outstanding } of slices) {
          if (filter === null) continue
          const found = findDebts(debts, debtsSearch({ ...filter })).filter(
            (row) => row.outstanding !== null,
          )
          expect([found.length, totalsOf(found).outstanding]).toEqual([count, outstanding])
        }
      }),
    )
  })
})

const owed = (id: number, status: string, pounds: number) =>
  rowOf(id, {}, { status, amount_outstanding: `${pounds}.00` })

it('sorts statuses by amount and groups the smallest', () => {
  const statuses = ['A', 'B', 'C', 'D', 'E', 'F', 'G', '']
  const debts = statuses.map((status, index) => owed(index + 1, status, index + 1))
  const slices = outstandingByStatus(debts)
  expect(slices.map(({ label, outstanding }) => [label, outstanding])).toEqual([
    ['No status', 8_00],
    ['G', 7_00],
    ['F', 6_00],
    ['E', 5_00],
    ['D', 4_00],
    ['C', 3_00],
    ['2 other statuses', 3_00],
  ])
  expect(outstandingByStatus(debts.slice(1))).toHaveLength(7)
})

it('dates recovered amounts only by recorded payments', () => {
  const paid = (total: string | null, ...payments: [string, string | null][]) =>
    recoveredOverTime(
      [
        rowOf(
          1,
          {},
          {
            total_payments: total,
            debt_payments: payments.map(([amount_, payment_date]) => ({
              amount: amount_,
              payment_date,
            })),
          },
        ),
      ],
      today,
    )
  const filled = ({ periods }: ReturnType<typeof paid>) =>
    periods.filter(({ pence }) => pence !== 0).map(({ label, pence }) => [label, pence])
  const known = paid('60.00', ['10.00', '2026-09-01'], ['20.00', '2026-11-20'], ['5.00', null])
  expect(filled(known)).toEqual([
    ['Sep 2026', 10_00],
    ['Nov 2026', 20_00],
  ])
  expect(known.undated).toBe(30_00)
  expect(filled(paid('60.00'))).toEqual([])
  expect(paid('60.00').undated).toBe(60_00)
  // A payment date in the future is a typing error.
  expect(paid(null, ['10.00', '2031-01-01'])).toMatchObject({ unit: 'month', undated: 10_00 })
})
