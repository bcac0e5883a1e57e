// @vitest-environment node
import { expect, it } from 'vitest'
import { fieldPathLabel } from './field-path'

it.each([
  ['last_name', 'Last name'],
  ['debtor_debt.initial_debt', 'Original amount'],
  ['debtor_debt.interestDue', 'Late payment interest'],
  ['debtor_addresses.1.postcode', 'Address 2 › Postcode'],
  ['client_addresses.0.street_1', 'Address 1 › Address line 1'],
  ['debtor_contacts.0.contact_value', 'Contact 1 › Phone number or email address'],
  ['contacts.0.contact_value', 'Contact 1 › Phone number or email address'],
  ['debtor_contacts', 'Contacts'],
  ['debtor_contacts.2', 'Contact 3'],
  ['debtor_debt.debt_payments.0.amount', 'Payment 1 › Amount'],
  ['debtor_debt', 'Debt'],
  ['nature_of_business.1', 'Nature of business › 2'],
  ['email.1.code', 'Email › 2 › Code'],
  ['0.city', '1 › Town or city'],
  ['re_password', 'Confirm password'],
  ['re_new_password', 'Confirm new password'],
  ['primary_email', 'Email'],
  ['debtor_addresses.0.isPrimary', 'Address 1 › Primary'],
  ['debtor_debt.is_disputed', 'Disputed'],
  ['debtor_debt.debt_notes.1', 'Note 2'],
  ['issue', 'Issue'],
  ['payment_terms_days', 'Payment terms days'],
  ['sendStatements', 'Send statements'],
  ['constructor', 'Constructor'],
])('the label of %s is %s', (path, label) => {
  expect(fieldPathLabel(path)).toBe(label)
})
