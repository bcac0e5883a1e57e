// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accountLines } from './ledger'
import type { ReportedPayment } from './open-requests'

const payment = (amount: number | null, payment_date: string | null) => ({
  ...{ amount, payment_date, method: 'BACS', reference: '' },
})
const reported: ReportedPayment = {
  ...{ noteId: 7, kind: 'payment', amount: 50, date: '2026-11-19' },
  ...{ isInFull: false, requestedOn: null },
}
const linesOf = (debt_payments: ReturnType<typeof payment>[], outstanding: number | null) => {
  const account = { initial_debt: 5_000_00, last_invoice_date: '2024-01-01', debt_payments }
  return accountLines(account, outstanding, [reported, { ...reported, date: '2026-11-18' }])
}

it('an account lists dated payments first, then undated ones, the rest and what is reported', () => {
  const payments = [payment(1, null), payment(200, '2025-02-01'), payment(null, '2025-01-01')]
  const lines = linesOf(payments, 4_000_00)
  expect(lines.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
    ['2024-01-01', 5_000_00, 5_000_00],
    ['2025-01-01', 'not-given', 5_000_00],
    ['2025-02-01', -200, 4_998_00],
    [null, -1, 4_997_99],
    [null, -997_99, 4_000_00],
    ['2026-11-18', null, null],
    ['2026-11-19', null, null],
  ])
  expect(lines.map(({ details }) => details).slice(3, -1)).toEqual([
    'Payment, BACS',
    'Other payments and changes, as recorded',
    '£0.50 reported, not confirmed',
  ])
  expect(linesOf([], null)).toHaveLength(3)
})

it('the amounts of an account add up to each balance and to what is outstanding', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_00, max: 9_000_00 }))
  fc.assert(
    fc.property(amounts, fc.integer({ min: -1_000_00, max: 9_000_00 }), (paid, outstanding) => {
      let sum = 0
      const lines = linesOf(
        paid.map((amount) => payment(amount, null)),
        outstanding,
      ).slice(0, -2)
      for (const { amount, balance } of lines) {
        sum += Number(amount)
        expect(balance).toBe(sum)
      }
      expect(sum).toBe(outstanding)
    }),
  )
})
