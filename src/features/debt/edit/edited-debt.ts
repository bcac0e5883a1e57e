import { claimOf } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import type { DebtorChanges, FreshDebtor } from '@/api/debtor/update'
import type { ContactEntry } from '@/api/wire/address-and-contact'
import { isUnread } from '@/api/wire/tolerant-record'
import type { IsoDate } from '@/rules/days'
import { parseTags } from '@/rules/debt'
import { feeType } from '@/rules/fee'
import { type Pence, toWire } from '@/rules/money'
import type { CheckedEdit, claimFields } from './edit-schema'

/** An unchanged amount keeps its fee type, because an import may have chosen it by another rule. */
function feeTypeAfter(before: Debt, initialDebt: Pence): string {
  const isKept = before.fee_type !== '' && before.initial_debt === initialDebt
  return isKept || isUnread(before, 'fee_type') ? before.fee_type : feeType(initialDebt)
}

/**
 * The debt as it would be after saving. Both the preview and the request use it. Unreadable fields
 * stay unread unless they were edited.
 */
export function editedDebt(
  before: Debt,
  entered: Pick<CheckedEdit, (typeof claimFields)[number]>,
): Debt {
  const { initial_debt, amount_outstanding } = entered
  const unpaidAmount = before.amount_outstanding === null ? null : initial_debt
  const changed = {
    last_invoice_date: entered.last_invoice_date || null,
    amount_outstanding: amount_outstanding === '' ? unpaidAmount : amount_outstanding,
    debt_disputed: entered.debt_disputed,
    add_late_payment_interest: entered.add_late_payment_interest,
    add_late_payment_compensation: entered.add_late_payment_compensation,
  }
  const isLeft = (field: string) =>
    !(field in changed) || changed[field as keyof typeof changed] === before[field]
  return {
    ...before,
    ...changed,
    initial_debt,
    // A settled debt keeps the last saved figures unless interest or compensation is switched off.
    interestDue: entered.add_late_payment_interest ? before.interestDue : 0,
    compDue: entered.add_late_payment_compensation ? before.compDue : 0,
    fee_type: feeTypeAfter(before, initial_debt),
    unread: filterFields(before.unread ?? {}, isLeft),
  }
}

/** The fee types before and after a save; null if it does not change. */
export function feeChange(before: Debt, after: Debt): { from: string; to: string } | null {
  return before.fee_type === after.fee_type ? null : { from: before.fee_type, to: after.fee_type }
}

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

const filterFields = <T extends object>(
  fields: T,
  isKept: (field: string, value: unknown) => boolean,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => isKept(field, value)),
  ) as Partial<T>

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
    // A null shown as blank is not sent.
    ...filterFields(
      { ...debtorFields, nature_of_business: tagged },
      (field, value) => value !== record[field],
    ),
    ...(contacts !== rawContacts && { debtor_contacts: contacts }),
    debtor_debt: {
      ...filterFields({ debt_type, department }, (field, value) => value !== before[field]),
      ...filterFields(
        {
          last_invoice_date: after.last_invoice_date,
          debt_disputed,
          add_late_payment_interest,
          add_late_payment_compensation,
        },
        (field) => !isUnread(after, field),
      ),
      initial_debt: toWire(initial_debt),
      ...(after.amount_outstanding !== null && {
        amount_outstanding: toWire(after.amount_outstanding),
      }),
      ...filterFields(computed, (field) => !isUnread(before, field)),
    },
  }
}
