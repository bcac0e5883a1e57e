import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  field,
  fill,
  fillShort,
  inGroup,
  open,
  pick,
  posts,
  saveDebt,
  savedPanel,
  setUpAddDebt,
} from './testing/screen'

setUpAddDebt()

it('the body contains every field of the form', async () => {
  const { user } = await open()
  await pick(user, 'A company')
  await fill(user, {
    'Company name': ' Lantern  Freight Ltd ',
    'Trading name': 'Lantern',
    'Company number': '1234567',
    'VAT number': 'GB 980 7806 84',
    'Nature of business': 'Freight, Storage, Freight, ',
    Title: 'Ms',
    'First names': 'Ann',
    'Last name': 'Archer',
    Salutation: 'Dear Ms Archer',
    'Letter title': 'Ms A Archer',
    'Your reference': 'LF-42',
    'Other reference': 'INV-7',
    Email: 'ann@lantern.example',
    Phone: '020 7946 0123',
    'Original amount': '£5,000.00',
    'Amount outstanding': '4,500.50',
    'Last invoice date': '01/01/2024',
    'Debt type': 'Invoice',
    Department: 'Sales',
    'Address line 1': '14 Quayside',
    'Address line 2': 'Floor 2',
    'Address line 3': 'Block C',
    'Town or city': 'Bristol',
    County: 'Avon',
    Postcode: 'bs14dj',
  })
  await user.click(field('The debtor disputes this debt'))
  for (const flag of ['Residential', 'Billing', 'Delivery', 'Do not contact']) {
    await user.click(inGroup('Address').getByLabelText(flag))
  }
  const contact = inGroup('Contact')
  await user.click(contact.getByLabelText(/^Label/))
  await user.paste('Accounts')
  await user.click(contact.getByRole('radio', { name: 'Email' }))
  await user.click(contact.getByLabelText(/^Email address/))
  await user.paste('accounts@lantern.example')
  await user.click(contact.getByLabelText('Do not contact'))
  await user.click(saveDebt())
  await savedPanel()

  const other = { isPrimary: false, doNotContact: false }
  expect(posts('debtor')).toEqual([
    {
      ...{ company_type: 'Company', is_individual: false, company_name: 'Lantern Freight Ltd' },
      ...{ trading_name: 'Lantern', company_number: '01234567', vat_number: 'GB980780684' },
      nature_of_business: ['Freight', 'Storage'],
      ...{ title: 'Ms', first_names: 'Ann', last_name: 'Archer' },
      ...{ salutation: 'Dear Ms Archer', letter_title: 'Ms A Archer' },
      ...{ customer_ref: 'LF-42', external_ref: 'INV-7' },
      ...{ primary_email: 'ann@lantern.example', primary_phone: '020 7946 0123' },
      debtor_addresses: [
        {
          ...{ label: 'Primary', street_1: '14 Quayside', street_2: 'Floor 2' },
          ...{ street_3: 'Block C', city: 'Bristol', county: 'Avon', postcode: 'BS1 4DJ' },
          ...{ country: 'United Kingdom', isResidential: true, isPrimary: true },
          ...{ isBilling: true, isDelivery: true, doNotContact: true, latitude: 0, longitude: 0 },
          location: { type: 'Point', coordinates: [0, 0] },
        },
      ],
      debtor_contacts: [
        {
          ...{ label: 'Primary', contact_type: 'Email', contact_value: 'ann@lantern.example' },
          ...{ isPrimary: true, doNotContact: false },
        },
        { label: 'Primary', contact_type: 'Phone', contact_value: '020 7946 0123', ...other },
        {
          ...{ ...other, label: 'Accounts', doNotContact: true },
          ...{ contact_type: 'Email', contact_value: 'accounts@lantern.example' },
        },
      ],
      debtor_debt: {
        ...{ initial_debt: 5000, amount_outstanding: 4500.5, last_invoice_date: '2024-01-01' },
        ...{ debt_type: 'Invoice', department: 'Sales', status: 'Processing', debt_disputed: true },
        ...{ add_late_payment_interest: true, add_late_payment_compensation: true },
        ...{ fee_type: 'Fixed Fee', interestDue: 1135.11, compDue: 70 },
      },
    },
  ])
})

it('the body equals the shown values; blanks become null or the full amount', async () => {
  const { user } = await open()
  await fillShort(user)
  const shown = screen.getByText('Late payment interest').parentElement
  expect(shown).toHaveTextContent('£1,135.11£5,000.00 × 8.10% ÷ 365 × 1,023 days')
  await user.clear(field('Last invoice date'))
  await user.click(saveDebt())
  await savedPanel()
  expect(posts('debtor')[0]?.debtor_addresses).toEqual([])
  expect(posts('debtor')[0]?.debtor_debt).toMatchObject({
    ...{ last_invoice_date: null, amount_outstanding: 5000, interestDue: 0, compDue: 0 },
  })
})

it('the body has no business fields or additions when the debtor is an individual', async () => {
  const { user } = await open()
  await pick(user, 'A company')
  await fill(user, { 'Company number': 'not sent' })
  await user.click(field('Add late payment interest'))
  await pick(user, 'A private individual')
  await pick(user, 'A company')
  expect(field('Add late payment interest')).not.toBeChecked()
  expect(field('Add late payment compensation')).toBeChecked()
  await pick(user, 'A private individual')
  expect(field('Add late payment compensation')).not.toBeChecked()
  expect(screen.getByText(/covers debts between businesses only/)).toBeVisible()
  expect(screen.queryByLabelText(/^Company n/)).toBeNull()
  await user.click(field('Add late payment interest'))
  expect(screen.queryByText(/covers debts between businesses only/)).toBeNull()
  await fill(user, { 'Last name': 'Archer', Phone: '020 7946 0123', 'Original amount': '100' })
  await user.click(saveDebt())
  await savedPanel()
  expect(posts('debtor')[0]).toMatchObject({
    ...{ is_individual: true, company_type: 'Individual', company_number: '' },
    debtor_debt: { add_late_payment_interest: true, add_late_payment_compensation: false },
  })
})
