// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { debtorName } from '@/rules/debtor-name'
import { paidOf } from './debtor/claim'
import { invoice, note, payment } from './debtor/debt-records'
import { type Debtor, debtor, debtorAddress, debtorContact } from './debtor/debtor'
import { text } from './wire/fields'

const record = (change: object = {}, debt: object = {}) => ({
  id: 7,
  company_name: 'Kettle Ltd',
  debtor_debt: { id: 9, initial_debt: '1234.50', ...debt },
  ...change,
})
const read = (value: unknown): Debtor => debtor.parse(value)

describe('N04: a debt is read', () => {
  it.each<[string, object, (debt: Debtor['debtor_debt']) => unknown, unknown]>([
    ['amounts as text', { initial_debt: '9999999999.99' }, (d) => d.initial_debt, 999_999_999_999],
    ['amounts as numbers', { initial_debt: 9999999999.99 }, (d) => d.initial_debt, 999_999_999_999],
    ['amounts without pence', { initial_debt: 12 }, (d) => d.initial_debt, 1200],
    ['more noughts than pence', { initial_debt: '12.5000' }, (d) => d.initial_debt, 1250],
    ['no outstanding amount', { amount_outstanding: null }, (d) => d.amount_outstanding, null],
    ['nothing outstanding', { amount_outstanding: '0.00' }, (d) => d.amount_outstanding, 0],
    ['interest that is null', { interestDue: null }, (d) => d.interestDue, 0],
    ['a refund', { total_payments: '-12.00' }, (d) => d.total_payments, -1200],
    ['an unknown status', { status: 'Sent to Mars' }, (d) => d.status, 'Sent to Mars'],
    ['a status that is null', { status: null }, (d) => d.status, ''],
    ['an unknown fee', { fee_type: 'Free' }, (d) => d.fee_type, 'Free'],
    [
      'a date with a time',
      { last_invoice_date: '2024-02-29T00:00:00Z' },
      (d) => d.last_invoice_date,
      '2024-02-29',
    ],
    [
      'a date that is none',
      { last_invoice_date: '2023-02-29' },
      (d) => d.unread,
      { last_invoice_date: '2023-02-29' },
    ],
    ['an empty date', { last_invoice_date: '' }, (d) => d.last_invoice_date, null],
    [
      'flags that are null',
      { add_late_payment_interest: null, debt_disputed: null },
      (d) => [d.add_late_payment_interest, d.debt_disputed],
      [true, false],
    ],
    [
      'lists that are null',
      { debt_notes: null, debt_invoices: null, debt_payments: null },
      (d) => [d.debt_notes, d.debt_invoices, d.debt_payments],
      [[], [], []],
    ],
    [
      'notes that are ids',
      { debt_notes: [1, 2] },
      (d) => [d.debt_notes, d.unread],
      [[], undefined],
    ],
    [
      'payments that are no list',
      { debt_payments: {} },
      (d) => [d.debt_payments, d.unread],
      [[], { debt_payments: {} }],
    ],
    [
      'a payment without its amount, and one with',
      { debt_payments: [{ id: 1, value: '5.00' }, { id: 2, amount: 'a lot' }, { amount: 3 }] },
      (d) => d.debt_payments.map(({ amount }) => amount),
      [null, null, 300],
    ],
    ['a key nobody knows', { colour: 'red' }, (d) => d.colour, 'red'],
  ])('with %s', (_, debt, part, expected) => {
    expect(part(read(record({}, debt)).debtor_debt)).toEqual(expected)
  })

  it.each<[string, object, (debtor: Debtor) => unknown, unknown]>([
    [
      'texts that are null',
      { title: null, customer_ref: null },
      (d) => [d.title, d.customer_ref],
      ['', ''],
    ],
    [
      'a reference that is a number',
      { customer_ref: 42, company_number: 1234567 },
      (d) => [d.customer_ref, d.company_number],
      ['42', '1234567'],
    ],
    [
      'lists that are null',
      { debtor_addresses: null, nature_of_business: null },
      (d) => [d.debtor_addresses, d.nature_of_business],
      [[], []],
    ],
    ['lists that are missing', {}, (d) => d.debtor_contacts, []],
    ['keys nobody knows', { region: { code: 'N' } }, (d) => d.region, { code: 'N' }],
    ['markup for a name', { company_name: '<b>x</b>' }, debtorName, '<b>x</b>'],
    [
      'a very long name',
      { company_name: 'x'.repeat(100_000) },
      (d) => debtorName(d).length,
      100_000,
    ],
    ['no name at all', { company_name: null }, debtorName, 'Unnamed debtor'],
    [
      'a contact of another type',
      { debtor_contacts: [{ id: 1, debtor: 7, contact_type: 'Fax', contact_value: '1' }] },
      (d) => d.debtor_contacts[0]?.contact_type,
      'Fax',
    ],
  ])('of a debtor with %s', (_, change, part, expected) => {
    expect(part(read(record(change)))).toEqual(expected)
  })

  it.each<[string, unknown]>([
    ['no record', null],
    ['a list', []],
    ['words', 'debtor'],
    ['a debtor without its id', record({ id: null })],
    ['an id that is nought', record({ id: 0 })],
    ['a debt without its id', record({}, { id: undefined })],
    ['a debt that is null', record({ debtor_debt: null })],
    ['a list of debts', record({ debtor_debt: [] })],
    ['an amount in words', record({}, { initial_debt: 'a lot' })],
    ['an amount with its commas', record({}, { initial_debt: '1,234.50' })],
    ['an amount that is null', record({}, { initial_debt: null })],
    ['an amount of no digits', record({}, { initial_debt: '' })],
    ['an amount with half a penny', record({}, { initial_debt: '0.005' })],
    ['an amount of Python’s', record({}, { initial_debt: 'NaN' })],
    ['an amount that is a list', record({}, { initial_debt: [1] })],
  ])('is unreadable when it contains %s, and never shown as another value', (_, value) => {
    expect(debtor.safeParse(value).success).toBe(false)
  })

  it('is sent back with all unknown fields', () => {
    const sent = record(
      { region: 'N', debtor_addresses: [{ id: 3, debtor: 7, floor: 2 }] },
      { desk: 4 },
    )
    expect(read(sent)).toMatchObject({
      region: 'N',
      debtor_addresses: [{ floor: 2 }],
      debtor_debt: { desk: 4 },
    })
  })

  it('keeps its prototype when a key is called __proto__', () => {
    const value = JSON.parse(
      '{"id":7,"__proto__":{"company_name":"Forged"},"debtor_debt":{"id":9,"initial_debt":1}}',
    )
    expect(debtorName(read(value))).toBe('Unnamed debtor')
    expect(({} as Record<string, unknown>).company_name).toBeUndefined()
  })
})

describe('N04: the records of a debt are read', () => {
  it.each<[string, { safeParse: (value: unknown) => { success: boolean } }, object]>([
    ['an address without its texts', debtorAddress, { id: 3, debtor: 7 }],
    [
      'an address with coordinates as text',
      debtorAddress,
      { id: 3, debtor: 7, latitude: '53.800755', longitude: null },
    ],
    [
      'an address with coordinates that are none',
      debtorAddress,
      { id: 3, debtor: 7, latitude: 'north' },
    ],
    ['a contact without its type', debtorContact, { id: 3, debtor: 7 }],
    ['a note that is null', note, { id: 1, debt: 9, note: null }],
    ['an invoice without its file', invoice, { id: 1, debt: 9, invoice_file: null }],
    ['a payment without its date', payment, { amount: '1.00', payment_date: null }],
    ['a payment with an id of letters', payment, { id: 'p-1', amount: 1 }],
  ])('%s', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(true)
  })

  it.each([
    ['53.800755', 53.800755],
    [-1.5, -1.5],
    [null, 0],
    ['north', 0],
  ])('a latitude of %s as %d', (latitude, expected) => {
    expect(debtorAddress.parse({ id: 3, debtor: 7, latitude }).latitude).toBe(expected)
  })
})

it.each([
  ['0.00', 0],
  [0, 0],
  ['12.00', 1200],
  [null, 500],
  [undefined, 500],
])(
  'of %j paid in all and a payment of 5.00, %d pence are paid: the sum has the say',
  (sum, paid) => {
    const debt = { total_payments: sum, debt_payments: [{ amount: '5.00' }] }
    expect(paidOf(read(record({}, debt)).debtor_debt)).toBe(paid)
  },
)

it.each([
  [null, ''],
  [undefined, ''],
  [0, '0'],
  [12.5, '12.5'],
  ['  kept  ', '  kept  '],
])('text %j is %j', (value, expected) => {
  expect(text.parse(value)).toBe(expected)
})

describe('the primary address, which servers send twice', () => {
  const listed = {
    id: 3,
    debtor: 7,
    city: 'Leeds',
    location: { type: 'Point', coordinates: [0, 0] },
  }
  const readWith = (primary_address: unknown) =>
    read(record({ debtor_addresses: [{ ...listed, id: 2 }, listed], primary_address }))

  it('is kept once when both copies are the same', () => {
    const { primary_address, debtor_addresses } = readWith(structuredClone(listed))
    expect(primary_address).toBe(debtor_addresses[1])
  })

  it.each([
    ['with another city', { ...listed, city: 'York' }],
    ['of no listed id', { ...listed, id: 4 }],
  ])('keeps its own copy %s', (_, sent) => {
    const { primary_address, debtor_addresses } = readWith(sent)
    expect(primary_address).toMatchObject(sent)
    expect(debtor_addresses).not.toContain(primary_address)
  })
})

it('a key of the server that is called like the unread fields is no unread field', () => {
  expect(read(record({ unread: { status: 'x' } })).unread).toBeUndefined()
})
