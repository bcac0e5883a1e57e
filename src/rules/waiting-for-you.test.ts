// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isInDispute, waitingForYou } from './waiting-for-you'

const complete = {
  primary_email: '',
  primary_phone: '',
  debtor_addresses: [{ doNotContact: false }],
  debtor_contacts: [],
}
const debtOf = (debt: object = {}, debtor: object = {}) => ({
  ...complete,
  ...debtor,
  debtor_debt: {
    status: 'Processing',
    debt_disputed: false,
    last_invoice_date: '2026-01-31',
    ...debt,
  },
})
const asks = (debt?: object, debtor?: object, facts?: object) =>
  waitingForYou(debtOf(debt, debtor), { isSettled: false, invoiceCount: 1, ...facts })

describe('waitingForYou', () => {
  it.each(['in-query', 'REPLY RECEIVED', 'Defence filed', 'Mediation', 'On hold'])(
    'asks for instructions when the status is %j',
    (status) => expect(asks({ status })).toEqual(['instructions']),
  )

  it.each(['Processing', 'Letter before action', 'Hearing', 'zz-17', ''])(
    'asks nothing because of the status %j',
    (status) => expect(asks({ status })).toEqual([]),
  )

  it('asks once about a dispute, by the flag or by the status', () => {
    expect(asks({ debt_disputed: true })).toEqual(['dispute'])
    expect(asks({ status: 'Disputed', debt_disputed: true })).toEqual(['dispute'])
    expect(asks({ status: 'On hold', debt_disputed: true })).toEqual(['dispute'])
    expect(isInDispute({ status: 'in dispute', debt_disputed: false })).toBe(true)
  })

  it('asks for what is missing', () => {
    const bare = { debtor_addresses: [] }
    expect(asks({ last_invoice_date: null }, bare, { invoiceCount: 0 })).toEqual([
      'invoice-date',
      'contact',
      'invoices',
    ])
  })

  it.each<[object, boolean]>([
    [{ debtor_addresses: [{ doNotContact: true }] }, true],
    [{ debtor_addresses: [{ doNotContact: true }], primary_email: 'a@b.example' }, true],
    [
      { debtor_addresses: [{ doNotContact: true }], debtor_contacts: [{ doNotContact: false }] },
      false,
    ],
    [{ debtor_addresses: [], primary_phone: '020 7946 0123' }, false],
    [{ debtor_addresses: [], primary_address: { doNotContact: false } }, false],
  ])('asks for a contact that may be used: %j is %s', (debtor, isAsked) => {
    expect(asks({}, debtor).includes('contact')).toBe(isAsked)
  })

  it('asks for no invoices while their number is unknown', () => {
    expect(asks({}, {}, { invoiceCount: null })).toEqual([])
  })

  it.each(['Paid', 'Closed', 'Withdrawn'])('asks nothing once the status is %j', (status) => {
    expect(asks({ status, debt_disputed: true }, {}, { invoiceCount: 0 })).toEqual([])
  })

  it('asks nothing once the debt is settled', () => {
    expect(asks({ status: 'Disputed' }, {}, { isSettled: true, invoiceCount: 0 })).toEqual([])
  })
})
