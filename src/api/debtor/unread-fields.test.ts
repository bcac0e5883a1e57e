import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldPathLabel } from '@/rules/field-path'
import { session } from '@/session/session'
import { debtorRecord } from '../testing/records'
import { withUnread } from '../wire/tolerant-record'
import { addressUpdateBody } from './addresses-and-contacts'
import {
  type Debtor,
  debtor,
  debtorAddress,
  fetchDebtors,
  hasUnreadFields,
  unreadFieldPaths,
} from './debtor'
import { updateBody } from './update'

const unreadFields = (record: Debtor) => unreadFieldPaths(record).map(fieldPathLabel)

const odd = {
  amount: [77.89000000000001, '77.891', '', ' ', 'NaN', '1,000', {}, [], true],
  text: [{}, [], true, ['x']],
  flag: ['yes', '', 1, {}, []],
  day: ['2026-02-31', 'yesterday', 20260101, {}, true],
  list: ['x', {}, 5, true, [{}], [null]],
  parts: ['x', {}, 5, true, [null], [5, 'x']],
  number: [{}, [], true, 'north', ''],
}
type Kind = keyof typeof odd

const debtFields: Record<string, Kind> = {
  debt_type: 'text',
  department: 'text',
  amount_outstanding: 'amount',
  last_invoice_date: 'day',
  status: 'text',
  status_detail: 'text',
  debt_disputed: 'flag',
  add_late_payment_interest: 'flag',
  add_late_payment_compensation: 'flag',
  interestDue: 'amount',
  compDue: 'amount',
  fee_type: 'text',
  total_payments: 'amount',
  debt_notes: 'list',
  debt_invoices: 'list',
  debt_payments: 'parts',
}
const debtorFields: Record<string, Kind> = {
  title: 'text',
  customer_ref: 'text',
  company_type: 'text',
  first_names: 'text',
  last_name: 'text',
  is_individual: 'flag',
  company_name: 'text',
  trading_name: 'text',
  salutation: 'text',
  letter_title: 'text',
  company_number: 'text',
  vat_number: 'text',
  nature_of_business: 'list',
  external_ref: 'text',
  primary_email: 'text',
  primary_phone: 'text',
  debtor_addresses: 'list',
  debtor_contacts: 'list',
}
const addressFields: Record<string, Kind> = {
  label: 'text',
  street_1: 'text',
  street_2: 'text',
  street_3: 'text',
  city: 'text',
  county: 'text',
  postcode: 'text',
  country: 'text',
  isResidential: 'flag',
  isPrimary: 'flag',
  isBilling: 'flag',
  isDelivery: 'flag',
  doNotContact: 'flag',
  latitude: 'number',
  longitude: 'number',
}
const contactFields: Record<string, Kind> = {
  label: 'text',
  contact_type: 'text',
  contact_value: 'text',
  isPrimary: 'flag',
  doNotContact: 'flag',
}
const paymentFields: Record<string, Kind> = {
  id: 'text',
  amount: 'amount',
  payment_date: 'day',
  reference: 'text',
  method: 'text',
}

const { debtor_debt: debt, debtor_addresses, debtor_contacts } = debtorRecord
const [address] = debtor_addresses
const [contact] = debtor_contacts
const [payment] = debt.debt_payments

/** Debtor records with each field replaced by each invalid value. */
const cases = [
  ...casesOf(debtorFields, (change) => ({ ...debtorRecord, ...change })),
  ...casesOf(debtFields, (change) => ({ ...debtorRecord, debtor_debt: { ...debt, ...change } })),
  ...casesOf(addressFields, (change) => ({
    ...debtorRecord,
    debtor_addresses: [{ ...address, ...change }],
  })),
  ...casesOf(contactFields, (change) => ({
    ...debtorRecord,
    debtor_contacts: [{ ...contact, ...change }],
  })),
  ...casesOf(paymentFields, (change) => ({
    ...debtorRecord,
    debtor_debt: { ...debt, debt_payments: [{ ...payment, ...change }] },
  })),
]

function casesOf(fields: Record<string, Kind>, put: (change: object) => object) {
  return Object.entries(fields).flatMap(([field, kind]) =>
    odd[kind].map((value) => [field, value, put({ [field]: value })] as const),
  )
}

let list: unknown[] = []
const server = setupServer(
  msw.get('*/api/v1/debtor/', () => HttpResponse.json(list as Record<string, unknown>[])),
)
beforeAll(() => {
  server.listen()
  session.start({ access: 'access-1', refresh: 'refresh-1' })
})
afterAll(() => server.close())

describe('a field that cannot be read', () => {
  it.each(cases)('%s as %j is named and hides nothing else', (_, __, sent) => {
    const read = debtor.parse(sent)
    expect(read.debtor_debt.initial_debt).toBe(1_200_50)
    expect(unreadFields(read)).toHaveLength(1)
    expect(unreadFields(read)[0]).toMatch(/^[A-Z][^_]+$/)
    expect(hasUnreadFields(read)).toBe(true)
  })

  it.each(cases)('%s as %j is sent back unchanged', (_, __, sent) => {
    const record = debtor.parse(sent)
    const raw = sent as never
    expect(updateBody({ record, raw }, { debtor_debt: {} })).toMatchObject({
      ...sent,
      debtor_debt: expect.anything(),
    })
    const body = updateBody({ record, raw }, { debtor_debt: {} }).debtor_debt
    const came = (sent as typeof debtorRecord).debtor_debt
    expect({
      ...body,
      total_payments: came.total_payments,
      debt_payments: came.debt_payments,
    }).toEqual(came)
  })

  it('hides no record of the list, which has a reader of its own', async () => {
    list = cases.map(([, , sent], index) => ({ ...sent, id: index + 1 }))
    const { items, unreadable } = await fetchDebtors()
    expect(unreadable).toBe(0)
    expect(items.filter(hasUnreadFields)).toHaveLength(cases.length)
  })

  it.each(
    Object.entries(addressFields).flatMap(([field, kind]) =>
      odd[kind].map((value) => [field, value]),
    ),
  )(
    '%s of an address, as %j, is sent back unchanged when another field changes',
    (field, value) => {
      const sent = { ...address, [String(field)]: value }
      const body = addressUpdateBody(debtorAddress.parse(sent), { county: 'Kent' })
      expect(body).toMatchObject({ [String(field)]: field === 'county' ? 'Kent' : value })
      expect(body).not.toHaveProperty('unread')
      if (field === 'latitude') expect(body.location).toEqual(address?.location)
    },
  )

  it('is sent as edited when it was changed', () => {
    const read = debtorAddress.parse({ ...address, isBilling: 'maybe' })
    expect(addressUpdateBody(read, { isBilling: true }).isBilling).toBe(true)
    expect(withUnread({ isBilling: false }, read)).toEqual({ isBilling: 'maybe' })
  })
})

it('names each field by its label, list entries by their number', () => {
  const sent = {
    ...debtorRecord,
    customer_ref: {},
    debtor_addresses: [address, { ...address, id: 8, isBilling: 'maybe' }],
    debtor_debt: { ...debt, interestDue: '77.891', debt_payments: [{ ...payment, amount: '' }] },
  }
  const read = debtor.parse(sent)
  expect(unreadFieldPaths(read)).toEqual([
    'customer_ref',
    'debtor_debt.interestDue',
    'debtor_addresses.1.isBilling',
    'debt_payments.0.amount',
  ])
  expect(unreadFields(read)).toEqual([
    'Your reference',
    'Late payment interest',
    'Address 2 › Billing',
    'Payment 1 › Amount',
  ])
})

it('has unread fields when one of several addresses has', () => {
  const sent = { ...debtorRecord, debtor_addresses: [address, { ...address, isBilling: 'maybe' }] }
  expect(hasUnreadFields(debtor.parse(sent))).toBe(true)
})

it('has no unread fields when all can be read', () => {
  const read = debtor.parse(debtorRecord)
  expect(unreadFields(read)).toEqual([])
  expect(hasUnreadFields(read)).toBe(false)
})
