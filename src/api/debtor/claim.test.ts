// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { address, debtorRecord } from '../testing/records'
import {
  claimInputOf,
  claimOf,
  daysOverdueOf,
  isSettledDebt,
  outstandingOf,
  paidOf,
  timeLimitOf,
} from './claim'
import { debtor } from './debtor'

const today = '2024-04-10'
const read = (debt: object, fields: object = {}) =>
  debtor.parse({
    ...debtorRecord,
    ...fields,
    debtor_debt: { ...debtorRecord.debtor_debt, ...debt },
  })
const debtWith = (change: object) => read(change).debtor_debt

describe('a debt', () => {
  it.each<[string, string | null, number | null, boolean]>([
    ['of which a part is paid', '200.50', 200_50, false],
    ['without an outstanding amount', null, 1_200_50, false],
    ['with nothing outstanding', '0.00', 0, true],
    ['that is overpaid', '-1.00', -1_00, true],
    ['whose outstanding amount is unreadable', 'x', null, false],
  ])('%s has its outstanding amount, and is settled only at nothing', (_, sent, ...expected) => {
    const debt = debtWith({ amount_outstanding: sent })
    expect([outstandingOf(debt), isSettledDebt(debt)]).toEqual(expected)
  })

  it.each<[string, object, number]>([
    ['the total', { total_payments: '12.00' }, 12_00],
    [
      'the sum of the payments without a total',
      { debt_payments: [{ amount: 5 }, { amount: '2.50' }, {}] },
      7_50,
    ],
    ['nothing with unreadable payments', { debt_payments: 'x' }, 0],
  ])('has paid %s', (_, change, expected) => {
    expect(paidOf(debtWith({ total_payments: null, ...change }))).toBe(expected)
  })

  it.each<[string, object, number | null]>([
    ['0 within 31 days of the last invoice', { last_invoice_date: '2024-03-10' }, 0],
    ['those after the 31 days', {}, 10],
    ['0 when settled', { amount_outstanding: 0 }, 0],
    ['unknown with an unreadable outstanding amount', { amount_outstanding: 'x' }, null],
  ])('has days overdue: %s', (_, change, expected) => {
    expect(daysOverdueOf(debtWith(change), today)).toBe(expected)
  })
})

describe('the claim', () => {
  it('has interest on the original amount, and compensation by its band', () => {
    // £1,200.50 at 8.10 % for the 10 days after the 31 days to pay.
    expect(claimOf(debtWith({ amount_outstanding: '200.50' }), today)).toMatchObject({
      isSettled: false,
      daysOverdue: 10,
      outstanding: 200_50,
      interest: 2_66,
      compensation: 70_00,
      total: 273_16,
    })
  })

  it.each<[string, object, object]>([
    ['interest', { add_late_payment_interest: false }, { interest: 0, compensation: 70_00 }],
    ['compensation', { add_late_payment_compensation: false }, { interest: 2_66, compensation: 0 }],
  ])('has no %s when it is switched off', (_, change, expected) => {
    expect(claimOf(debtWith(change), today)).toMatchObject(expected)
  })

  it('on a settled debt is the one last saved', () => {
    const debt = debtWith({ amount_outstanding: 0, last_invoice_date: 'x' })
    expect(claimOf(debt, today)).toMatchObject({
      isSettled: true,
      interest: 12_30,
      compensation: 70_00,
      total: 82_30,
    })
  })

  it('is unknown when the outstanding amount is unreadable', () => {
    const debt = debtWith({ amount_outstanding: 'x' })
    expect([claimInputOf(debt, today), claimOf(debt, today)]).toEqual([null, null])
  })
})

describe('the time limit', () => {
  const limitOn = (date: string, fields: object) => timeLimitOf(read({}, fields), date)
  const scottish = { debtor_addresses: [{ ...address, postcode: 'EH1 1AA' }] }
  const nowhere = { debtor_addresses: [], primary_address: null }

  it.each<[string, object]>([
    ['at an address in Scotland', scottish],
    ['with a Scottish company number', { company_number: 'SC123456' }],
  ])('is five years for a debtor %s', (_, fields) => {
    expect(limitOn('2029-02-01', fields)).toEqual({ date: '2029-02-28', state: 'near', years: 5 })
  })

  it('is six years for a debtor without an address', () => {
    expect(limitOn('2030-02-01', nowhere)).toMatchObject({ years: 6 })
  })
})
