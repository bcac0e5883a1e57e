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
      nature_of_business: ['Retail'],
      initial_debt: 3_650_55,
      amount_outstanding: 1_234_56,
      debt_type: 'Invoice',
      department: 'Sales',
      debt_disputed: true,
    })
    expect(debtor_debt).toEqual({
      initial_debt: 3650.55,
      amount_outstanding: 1234.56,
      last_invoice_date: '2024-01-01',
      debt_type: 'Invoice',
      department: 'Sales',
      status: 'Processing',
      debt_disputed: true,
      add_late_payment_interest: true,
      add_late_payment_compensation: true,
      fee_type: 'Fixed Fee',
      // £3,650.55 at 8.10 % for the 10 days after the 31 days to pay.
      interestDue: 8.1,
      compDue: 70,
    })
    expect(fields).toEqual({
      title: '',
      customer_ref: 'LF-42',
      company_type: 'Company',
      first_names: '',
      last_name: '',
      is_individual: false,
      company_name: 'Lantern Freight Ltd',
      trading_name: '',
      salutation: '',
      letter_title: '',
      company_number: '',
      vat_number: '',
      nature_of_business: ['Retail'],
      external_ref: '',
      primary_email: '',
      primary_phone: '',
      debtor_addresses: [],
      debtor_contacts: [],
    })
  })

  it.each([
    ['interest is switched off', { add_late_payment_interest: false }, 0, 70],
    ['compensation is switched off', { add_late_payment_compensation: false }, 11.1, 0],
    ['there is no invoice date', { last_invoice_date: null }, 0, 0],
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
    expect(debtor_contacts).toEqual([
      {
        label: 'Primary',
        contact_type: 'Email',
        contact_value: 'a@b.co',
        isPrimary: true,
        doNotContact: false,
      },
      {
        label: 'Primary',
        contact_type: 'Phone',
        contact_value: '020 7946 0001',
        isPrimary: false,
        doNotContact: false,
      },
      listed,
    ])
  })

  it('have a listed one as the primary contact when it is marked', () => {
    const contacts = [{ ...listed, isPrimary: true }]
    const { debtor_contacts } = bodyOf({ primary_email: 'a@b.co', contacts })
    expect(debtor_contacts.map(({ isPrimary }) => isPrimary)).toEqual([false, true])
  })

  it.each([
    ['the first one marked', [false, true, true], [false, true, false]],
    ['the first one when none is marked', [false, false], [true, false]],
  ])('have one primary contact: %s', (_, marked, expected) => {
    const contacts = marked.map((isPrimary) => ({ ...listed, isPrimary }))
    const { debtor_contacts } = bodyOf({ contacts })
    expect(debtor_contacts).toEqual(expected.map((isPrimary) => ({ ...listed, isPrimary })))
  })
})

it.each([
  ['the first one marked', [false, true, true], [false, true, false]],
  ['the first one when none is marked', [false, false], [true, false]],
])('the addresses of a request body have one primary address: %s', (_, marked, expected) => {
  const address = { ...emptyAddress, street_1: '1 Road' }
  const addresses = marked.map((isPrimary) => ({ ...address, isPrimary }))
  expect(bodyOf({ addresses }).debtor_addresses).toEqual(
    expected.map((isPrimary) => ({
      ...address,
      isPrimary,
      latitude: 0,
      longitude: 0,
      location: { type: 'Point', coordinates: [0, 0] },
    })),
  )
})
