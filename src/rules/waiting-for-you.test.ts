// @vitest-environment node
import { expect, it } from 'vitest'
import { waitingForYou } from './waiting-for-you'

const usable = { doNotContact: false }
const unusable = { doNotContact: true }

const asks = (debt: object = {}, debtor: object = {}, isSettled = false) =>
  waitingForYou(
    {
      ...{ primary_email: '', primary_phone: '', debtor_addresses: [usable], debtor_contacts: [] },
      ...debtor,
      debtor_debt: {
        ...{ status: 'Processing', debt_disputed: false, last_invoice_date: '2026-01-31' },
        ...{ debt_invoices: [{}] },
        ...debt,
      },
    },
    isSettled,
  ).join()

it.each([
  ...['in-query', 'REPLY RECEIVED', 'Defence filed', 'Mediation', 'On hold'].map(
    (status) => [status, 'instructions'] as const,
  ),
  ...['Disputed', 'in dispute', 'In-Dispute'].map((status) => [status, 'dispute'] as const),
  ...['Processing', 'Letter before action', 'Hearing', 'zz-17', 'Query answered', ''].map(
    (status) => [status, ''] as const,
  ),
])('because of the status %j a debt asks for %j', (status, expected) => {
  expect(asks({ status })).toBe(expected)
})

it('a debt asks once about a dispute', () => {
  expect(asks({ debt_disputed: true })).toBe('dispute')
  expect(asks({ status: 'Disputed', debt_disputed: true })).toBe('dispute')
  expect(asks({ status: 'On hold', debt_disputed: true })).toBe('dispute')
})

it('a debt asks for what is missing', () => {
  const bare = { last_invoice_date: null, debt_invoices: [] }
  expect(asks(bare, { debtor_addresses: [] })).toBe('invoice-date,contact,invoices')
})

it.each([
  [{ debtor_addresses: [unusable] }, true],
  [{ debtor_addresses: [unusable], primary_email: 'a@b.example' }, true],
  [{ debtor_addresses: [unusable], debtor_contacts: [usable] }, false],
  [{ debtor_addresses: [], primary_email: 'a@b.example' }, false],
  [{ debtor_addresses: [], primary_phone: '020 7946 0123' }, false],
  [{ debtor_addresses: [], primary_address: usable }, false],
])('a debt of a debtor with %j asks for a contact: %s', (debtor, isAsked) => {
  expect(asks({}, debtor)).toBe(isAsked ? 'contact' : '')
})

it.each(['Paid', 'Closed', 'Withdrawn'])('a debt with the status %j asks nothing', (status) => {
  expect(asks({ status, debt_disputed: true, debt_invoices: [] })).toBe('')
})

it('a settled debt asks nothing', () => {
  expect(asks({ status: 'Disputed', debt_invoices: [] }, {}, true)).toBe('')
})
