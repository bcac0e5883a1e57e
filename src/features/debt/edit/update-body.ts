import { claimOf, type Debt, type Debtor, type DebtorContact } from '@/api/debtors'
import type { ContactBody, ContactEntry } from '@/api/place'
import type { IsoDate } from '@/rules/days'
import { feeType } from '@/rules/fee'
import { toWire } from '@/rules/money'
import type { CheckedEdit } from './edit-schema'

/** Tags between commas; as they were where nobody touched them, since one may hold a comma. */
function tags(text: string, saved: readonly string[]): readonly string[] {
  if (text === saved.join(', ')) return saved
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean)
}

/**
 * The main e-mail and phone are contacts as well, and some servers read them from there: changing
 * or blanking one changes or removes its contact.
 */
function withMain(
  contacts: readonly (DebtorContact | ContactBody)[],
  contact_type: ContactEntry['contact_type'],
  before: string,
  now: string,
): readonly (DebtorContact | ContactBody)[] {
  if (before === now) return contacts
  const isMain = (contact: ContactBody) =>
    before !== '' && contact.contact_type === contact_type && contact.contact_value === before
  if (now === '') return contacts.filter((contact) => !isMain(contact))
  if (contacts.some(isMain)) {
    return contacts.map((contact) =>
      isMain(contact) ? { ...contact, contact_value: now } : contact,
    )
  }
  const isPrimary = !contacts.some((contact) => contact.isPrimary)
  const added = { label: 'Primary', contact_type, contact_value: now, isPrimary }
  return [...contacts, { ...added, doNotContact: false }]
}

/** A debt as the wire has it: amounts as decimals, also in the records inside. */
const debtOnWire = (debt: Debt) => ({
  ...debt,
  initial_debt: toWire(debt.initial_debt),
  amount_outstanding: debt.amount_outstanding === null ? null : toWire(debt.amount_outstanding),
  interestDue: toWire(debt.interestDue),
  compDue: toWire(debt.compDue),
  total_payments: toWire(debt.total_payments),
  debt_payments: debt.debt_payments.map((payment) => ({
    ...payment,
    amount: payment.amount === null ? null : toWire(payment.amount),
  })),
})

/**
 * The whole record with the changes: a PUT replaces it, so what this portal does not know goes back
 * as it came. Interest and compensation are worked out anew.
 */
export function updateBody(
  saved: Debtor,
  checked: CheckedEdit,
  today: IsoDate,
): Record<string, unknown> {
  const {
    initial_debt,
    amount_outstanding,
    last_invoice_date,
    debt_type,
    department,
    debt_disputed,
    add_late_payment_interest,
    add_late_payment_compensation,
    nature_of_business,
    ...debtorFields
  } = checked
  const before = saved.debtor_debt
  const whole = before.amount_outstanding === null ? null : initial_debt
  const changed: Debt = {
    ...before,
    initial_debt,
    amount_outstanding: amount_outstanding === '' ? whole : amount_outstanding,
    last_invoice_date: last_invoice_date || null,
    debt_type,
    department,
    debt_disputed,
    add_late_payment_interest,
    add_late_payment_compensation,
    // The mode an import chose the fee by is not recorded: a fee stays while its amount does.
    fee_type:
      before.fee_type && before.initial_debt === initial_debt
        ? before.fee_type
        : feeType(initial_debt),
  }
  const { interest, compensation } = claimOf(changed, today)
  return {
    ...saved,
    ...debtorFields,
    debtor_contacts: withMain(
      withMain(saved.debtor_contacts, 'Email', saved.primary_email, checked.primary_email),
      'Phone',
      saved.primary_phone,
      checked.primary_phone,
    ),
    nature_of_business: tags(nature_of_business, saved.nature_of_business),
    debtor_debt: debtOnWire({ ...changed, interestDue: interest, compDue: compensation }),
  }
}
