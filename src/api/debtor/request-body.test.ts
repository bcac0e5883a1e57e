// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { debtEntry } from '../testing/records'
import { emptyAddress, emptyContact } from '../wire/address-and-contact'
import { debtorBody } from './request-body'

const rules = { today: '2024-02-11', rules: 'portal', feeMode: 'Fixed Fee' } as const
const bodyOf = (change: Partial<typeof debtEntry>) => debtorBody({ ...debtEntry, ...change }, rules)

describe('the request body of a debt', () => {
  it('contains the entered fields, and the amounts of section 9 in pounds', () => {
    const { debtor_debt, ...fields } = bodyOf({
      initial_debt: 3_650_55,
      amount_outstanding: 1_234_56,
    })
    const { initial_debt, amount_outstanding, addresses, contacts, ...entered } = debtEntry
    expect({ ...fields, ...debtor_debt }).toEqual({
      ...entered,
      debtor_addresses: [],
      debtor_contacts: [],
      initial_debt: 3650.55,
      amount_outstanding: 1234.56,
      status: 'Processing',
      fee_type: 'Fixed Fee',
      // £3,650.55 at 8.10 % for the 10 days after the 31 days to pay.
      interestDue: 8.1,
      compDue: 70,
    })
  })

  it.each([
    ['interest is switched off', { add_late_payment_interest: false }, 0, 70],
    ['compensation is switched off', { add_late_payment_compensation: false }, 11.1, 0],
    ['nothing is outstanding', { amount_outstanding: 0 }, 0, 0],
  ])('adds only what is due when %s', (_, change, interestDue, compDue) => {
    expect(bodyOf(change).debtor_debt).toMatchObject({ interestDue, compDue })
  })

  it('has the fee type of the chosen fee mode', () => {
    const { debtor_debt } = debtorBody(debtEntry, { ...rules, feeMode: 'No Recovery No Fee' })
    expect(debtor_debt.fee_type).toBe('No Recovery No Fee')
  })
})

describe('the contacts of a request body', () => {
  const listed = { ...emptyContact, contact_value: '0113 496 0000', isPrimary: false }

  it('begin with the primary email and phone, of which the first is the primary contact', () => {
    const { debtor_contacts } = bodyOf({
      primary_email: 'a@b.co',
      primary_phone: '020 7946 0001',
      contacts: [listed],
    })
    const primary = { label: 'Primary', doNotContact: false }
    expect(debtor_contacts).toEqual([
      { ...primary, contact_type: 'Email', contact_value: 'a@b.co', isPrimary: true },
      { ...primary, contact_type: 'Phone', contact_value: '020 7946 0001', isPrimary: false },
      listed,
    ])
  })
})

it.each([
  ['the first one marked', [false, true, true], [false, true, false]],
  ['the first one when none is marked', [false, false], [true, false]],
])('a request body has one primary address and contact: %s', (_, marked, expected) => {
  const { debtor_addresses, debtor_contacts } = bodyOf({
    addresses: marked.map((isPrimary) => ({ ...emptyAddress, isPrimary })),
    contacts: marked.map((isPrimary) => ({ ...emptyContact, isPrimary })),
  })
  expect(debtor_addresses.map(({ isPrimary }) => isPrimary)).toEqual(expected)
  expect(debtor_contacts.map(({ isPrimary }) => isPrimary)).toEqual(expected)
})
