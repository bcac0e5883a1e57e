import { claimOf } from '@/api/debtor/claim'
import { type Debt, type Debtor, debtor } from '@/api/debtor/debtor'
import type { RawRecord } from '@/api/write/compare'
import { withChanges } from '@/api/write/update'
import { claimFields } from '@/components/debt-fields/values'
import type { IsoDate } from '@/rules/days'
import { parseTags } from '@/rules/debt'
import { feeType } from '@/rules/fee'
import { toWire } from '@/rules/money'
import type { CheckedEdit } from './edit-schema'
import type { EditValues } from './edit-values'

type ClaimFields = Pick<CheckedEdit | Debt, (typeof claimFields)[number]>

/**
 * The debt as it would be after saving, for the preview and the request. A blank outstanding amount that
 * was blank before stays what it was; one that is emptied becomes the whole amount. An unchanged amount
 * keeps its fee type, because an import may have chosen it by another rule.
 */
export function debtAfter(before: Debt, entered: ClaimFields): Debt {
  const { initial_debt, amount_outstanding, last_invoice_date } = entered
  const blank =
    typeof before.amount_outstanding === 'number' ? initial_debt : before.amount_outstanding
  const isFeeKept = before.fee_type !== '' && before.initial_debt === initial_debt
  return {
    ...before,
    initial_debt,
    amount_outstanding: typeof amount_outstanding === 'number' ? amount_outstanding : blank,
    last_invoice_date: last_invoice_date || null,
    add_late_payment_interest: entered.add_late_payment_interest,
    add_late_payment_compensation: entered.add_late_payment_compensation,
    // A settled debt keeps the last saved figures unless interest or compensation is switched off.
    interestDue: entered.add_late_payment_interest ? before.interestDue : 0,
    compDue: entered.add_late_payment_compensation ? before.compDue : 0,
    fee_type: isFeeKept ? before.fee_type : feeType(initial_debt),
  }
}

const debtFields: readonly (keyof EditValues)[] = [
  ...claimFields,
  'debt_type',
  'department',
  'debt_disputed',
]

/**
 * A record's contacts, as the server sent them, with the main email or phone replaced, added or removed:
 * some servers store it as a contact only. Other contacts may have the same value.
 */
function withMainContact(
  saved: unknown,
  contact_type: 'Email' | 'Phone',
  before: unknown,
  now: string,
): unknown {
  const contacts: readonly RawRecord[] = Array.isArray(saved) ? saved : []
  const candidates = contacts.filter(
    (contact) =>
      before && contact.contact_type === contact_type && contact.contact_value === before,
  )
  // The server shows the primary one, else the first.
  const main = candidates.find(({ isPrimary }) => isPrimary) ?? candidates[0]
  if (now === '') return contacts.filter((contact) => contact !== main)
  if (main)
    return contacts.map((contact) => (contact === main ? { ...main, contact_value: now } : contact))
  const isPrimary = !contacts.some((contact) => contact.isPrimary)
  const added = { label: 'Primary', contact_type, contact_value: now, isPrimary }
  return [...contacts, { ...added, doNotContact: false }]
}

/** The changes of a save: the edited fields, and what follows from them. Amounts become decimals. */
export function debtorChanges(
  record: Debtor,
  edited: readonly (keyof EditValues)[],
  checked: CheckedEdit,
  today: IsoDate,
) {
  const { amount_outstanding, last_invoice_date } = debtAfter(record.debtor_debt, checked)
  const sent: Record<string, unknown> = {
    ...checked,
    nature_of_business: parseTags(checked.nature_of_business),
    initial_debt: toWire(checked.initial_debt),
    amount_outstanding:
      typeof amount_outstanding === 'number' ? toWire(amount_outstanding) : amount_outstanding,
    last_invoice_date,
  }
  const pick = (fields: readonly (keyof EditValues)[]) =>
    Object.fromEntries(fields.map((field) => [field, sent[field]]))
  const changes = {
    ...pick(edited.filter((field) => !debtFields.includes(field))),
    debtor_debt: pick(edited.filter((field) => debtFields.includes(field))),
  }
  /** Of the record into which the edit is put, which may be newer than the one that was opened. */
  function derivedDebt(fresh: RawRecord) {
    const before = debtor.parse(fresh).debtor_debt
    const after = debtAfter(before, debtor.parse(withChanges(fresh, changes)).debtor_debt)
    const claim = claimOf(after, today)
    return {
      ...(claim && { interestDue: toWire(claim.interest), compDue: toWire(claim.compensation) }),
      ...(after.fee_type !== before.fee_type && { fee_type: after.fee_type }),
    }
  }
  return {
    changes,
    derived: (fresh: RawRecord) => ({
      debtor_contacts: (['Email', 'Phone'] as const).reduce((contacts, type) => {
        const field = type === 'Email' ? 'primary_email' : 'primary_phone'
        return edited.includes(field)
          ? withMainContact(contacts, type, fresh[field], checked[field])
          : contacts
      }, fresh.debtor_contacts),
      debtor_debt: derivedDebt(fresh),
    }),
  }
}
