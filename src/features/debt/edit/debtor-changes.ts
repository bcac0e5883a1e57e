import { claimOf } from '@/api/debtor/claim'
import type { DebtorChanges, FreshDebtor } from '@/api/debtor/update'
import type { ContactEntry } from '@/api/wire/address-and-contact'
import { isUnread } from '@/api/wire/tolerant-record'
import type { IsoDate } from '@/rules/days'
import { parseTags } from '@/rules/debt'
import { toWire } from '@/rules/money'
import type { CheckedEdit } from './edit-schema'
import { editedDebt, feeChange } from './edited-debt'

/** The tags in a text. Unedited text returns the saved tags, which may contain commas. */
const editedTags = (text: string, saved: string[]): string[] =>
  text === saved.join(', ') ? saved : parseTags(text)

/** A contact as the server sent it. */
type Contact = Record<string, unknown>

/**
 * Keeps the contact of the main email or phone in step with the field: some servers store it as
 * the contact only.
 */
function withPrimaryContact(
  contacts: readonly Contact[],
  contact_type: ContactEntry['contact_type'],
  before: string,
  now: string,
): readonly Contact[] {
  if (before === now) return contacts
  const isPrimaryContact = (contact: Contact) =>
    before !== '' &&
    contact.contact_type === contact_type &&
    String(contact.contact_value) === before
  if (now === '') return contacts.filter((contact) => !isPrimaryContact(contact))
  if (contacts.some(isPrimaryContact)) {
    return contacts.map((contact) =>
      isPrimaryContact(contact) ? { ...contact, contact_value: now } : contact,
    )
  }
  const isPrimary = !contacts.some((contact) => contact.isPrimary)
  const added = { label: 'Primary', contact_type, contact_value: now, isPrimary }
  return [...contacts, { ...added, doNotContact: false }]
}

/** The fields whose values changed; a null shown as blank is not sent. */
const changedFields = <T extends object>(now: T, before: Record<string, unknown>): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== before[field]),
  ) as Partial<T>

const omitFields = <T extends object>(
  fields: T,
  isOmitted: (field: string) => boolean,
): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !isOmitted(field))) as Partial<T>

/** The changes to send. Interest and compensation are calculated anew; amounts become decimals. */
export function debtorChanges(
  { record, raw }: FreshDebtor,
  checked: CheckedEdit,
  today: IsoDate,
): DebtorChanges {
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
  const before = record.debtor_debt
  const after = editedDebt(before, checked)
  const claim = claimOf(after, today)
  const entered = {
    last_invoice_date: after.last_invoice_date,
    debt_disputed,
    add_late_payment_interest,
    add_late_payment_compensation,
  }
  const computed = {
    ...(claim && { interestDue: toWire(claim.interest), compDue: toWire(claim.compensation) }),
    ...(feeChange(before, after) && { fee_type: after.fee_type }),
  }
  const tagged = editedTags(nature_of_business, record.nature_of_business)
  const rawContacts = raw.debtor_contacts ?? []
  const { primary_email, primary_phone } = record
  const contacts = withPrimaryContact(
    withPrimaryContact(rawContacts, 'Email', primary_email, checked.primary_email),
    'Phone',
    primary_phone,
    checked.primary_phone,
  )
  return {
    ...changedFields({ ...debtorFields, nature_of_business: tagged }, record),
    ...(contacts !== rawContacts && { debtor_contacts: contacts }),
    debtor_debt: {
      ...changedFields({ debt_type, department }, before),
      ...omitFields(entered, (field) => isUnread(after, field)),
      initial_debt: toWire(initial_debt),
      ...(after.amount_outstanding !== null && {
        amount_outstanding: toWire(after.amount_outstanding),
      }),
      ...omitFields(computed, (field) => isUnread(before, field)),
    },
  }
}
