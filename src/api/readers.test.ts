// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { debtorName } from '@/rules/debtor-name'
import { client } from './clients'
import { claimOf, outstandingOf } from './debtor/claim'
import { invoice, note, payment } from './debtor/debt-records'
import { type Debtor, debtor, debtorAddress, debtorContact } from './debtor/debtor'
import { type JsonRecord, mutantsOf } from './testing/mutants'
import {
  address,
  clientRecord,
  contact,
  debtorRecord,
  invoiceRecord,
  noteRecord,
  paymentRecord,
} from './testing/records'

const record = (change: object = {}, debt: object = {}) => ({
  id: 7,
  company_name: 'Kettle Ltd',
  debtor_debt: { id: 9, initial_debt: '1234.50', ...debt },
  ...change,
})
const read = (value: unknown): Debtor => debtor.parse(value)
type Debt = Debtor['debtor_debt']

describe('a debt is read', () => {
  it.each<[string, object, (debt: Debt) => unknown, unknown]>([
    [
      'an amount as text',
      { initial_debt: '9999999999.99' },
      (d) => d.initial_debt,
      999_999_999_999,
    ],
    ['a float near a penny', { initial_debt: 1234.5600000000002 }, (d) => d.initial_debt, 123_456],
    ['a blank outstanding amount', { amount_outstanding: '' }, outstandingOf, 1234_50],
    ['nothing outstanding', { amount_outstanding: '0E-10' }, outstandingOf, 0],
    ['an odd outstanding amount', { amount_outstanding: '1,000' }, outstandingOf, null],
    [
      'odd interest',
      { interestDue: 'a lot', compDue: null },
      (d) => [d.interestDue, d.compDue],
      [0, 0],
    ],
    ['an odd total', { total_payments: {} }, (d) => d.total_payments, null],
    ['a refund', { total_payments: '-12.00' }, (d) => d.total_payments, -1_200],
    ['an odd status', { status: {}, fee_type: 5 }, (d) => [d.status, d.fee_type], ['', '5']],
    [
      'a date with a time',
      { last_invoice_date: '2024-06-30T23:00:00Z' },
      (d) => d.last_invoice_date,
      '2024-07-01',
    ],
    ['a date that is none', { last_invoice_date: '2023-02-29' }, (d) => d.last_invoice_date, null],
    [
      'odd flags',
      { add_late_payment_interest: 'yes', debt_disputed: 1 },
      (d) => [d.add_late_payment_interest, d.debt_disputed],
      [true, false],
    ],
    [
      'notes that are ids, and odd lists',
      { debt_notes: [1], debt_payments: {} },
      (d) => [d.debt_notes, d.debt_payments, d.debt_invoices],
      [[], [], []],
    ],
    [
      'odd payments',
      { debt_payments: [{ id: 1 }, { amount: 'x' }, { amount: 3 }, 4] },
      (d) => d.debt_payments.map(({ amount }) => amount),
      [null, null, 300],
    ],
    ['a key nobody knows', { colour: 'red' }, (d) => d.colour, 'red'],
  ])('with %s', (_, debt, part, expected) => {
    expect(part(read(record({}, debt)).debtor_debt)).toEqual(expected)
  })

  it.each<[string, object, (debtor: Debtor) => unknown, unknown]>([
    [
      'texts that are odd',
      { title: null, customer_ref: 42, company_number: [] },
      (d) => [d.title, d.customer_ref, d.company_number],
      ['', '42', ''],
    ],
    ['a primary address that is an id', { primary_address: 3 }, (d) => d.primary_address, null],
    ['keys nobody knows', { region: { code: 'N' } }, (d) => d.region, { code: 'N' }],
    ['no name', { company_name: null }, debtorName, 'Unnamed debtor'],
  ])('of a debtor with %s', (_, change, part, expected) => {
    expect(part(read(record(change)))).toEqual(expected)
  })

  it.each<[string, unknown]>([
    ['no record', null],
    ['a debtor without its id', record({ id: null })],
    ['a debt without its id', record({}, { id: undefined })],
    ['no debt', record({ debtor_debt: null })],
    ['an amount with its commas', record({}, { initial_debt: '1,234.50' })],
    ['no amount', record({}, { initial_debt: null })],
  ])('never when it contains %s', (_, value) => {
    expect(debtor.safeParse(value).success).toBe(false)
  })

  it('without a prototype of the server’s', () => {
    const value = JSON.parse(
      '{"id":7,"__proto__":{"company_name":"Forged"},"debtor_debt":{"id":9,"initial_debt":1}}',
    )
    expect(debtorName(read(value))).toBe('Unnamed debtor')
  })
})

/** Asserts that no read value is NaN or a technical text, at any depth. */
function expectSane(value: unknown, sent: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
  if (typeof value === 'string' && value !== sent) expect(value).not.toMatch(/undefined|NaN|\[obj/)
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    expectSane(part, (sent as JsonRecord | undefined)?.[key])
}

describe('a record with any one value replaced', () => {
  it.each<
    [string, { safeParse: (value: unknown) => { success: boolean; data?: unknown } }, JsonRecord]
  >([
    ['a debtor', debtor, debtorRecord],
    ['an address', debtorAddress, address],
    ['a contact', debtorContact, contact],
    ['a note', note, noteRecord],
    ['an invoice', invoice, invoiceRecord],
    ['a payment', payment, paymentRecord],
    ['a client', client, clientRecord],
  ])('is read as %s, or refused as a whole', (_, schema, whole) => {
    let count = 0
    for (const mutant of mutantsOf(whole)) {
      const { success, data } = schema.safeParse(mutant)
      if (!success) continue
      expectSane(data, mutant)
      count += 1
    }
    expect(count).toBeGreaterThan(20)
  })

  it('gives the screens valid figures', () => {
    for (const mutant of mutantsOf(debtorRecord)) {
      const { data } = debtor.safeParse(mutant)
      if (!data) continue
      expect(debtorName(data)).not.toMatch(/^$|undefined|\[object|null/)
      for (const sum of Object.values(claimOf(data.debtor_debt, '2026-11-20') ?? {})) {
        if (typeof sum === 'number') expect(Number.isSafeInteger(sum)).toBe(true)
      }
    }
  })
})
