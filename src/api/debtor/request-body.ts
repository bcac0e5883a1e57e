import { claim } from '@/rules/claim'
import type { IsoDate } from '@/rules/days'
import { type FeeType, feeType } from '@/rules/fee'
import type { InterestRules } from '@/rules/interest'
import { type Pence, toWire } from '@/rules/money'
import {
  type AddressEntry,
  addressBody,
  type ContactEntry,
  withOnePrimary,
} from '../wire/address-and-contact'
import type { DebtFields, DebtorFields } from './debtor'

/** A debt as entered in a form or a spreadsheet; amounts in pence. */
export interface DebtEntry extends DebtorFields, DebtFields {
  addresses: AddressEntry[]
  contacts: ContactEntry[]
  initial_debt: Pence
  amount_outstanding: Pence
}

/** The listed contacts, preceded by the primary email and phone as contacts of their own. */
function contactEntries({ primary_email, primary_phone, contacts }: DebtEntry): ContactEntry[] {
  const flags = { isPrimary: false, doNotContact: false }
  const primary = [
    { label: 'Primary', contact_type: 'Email' as const, contact_value: primary_email, ...flags },
    { label: 'Primary', contact_type: 'Phone' as const, contact_value: primary_phone, ...flags },
  ]
  const filled = primary.filter(({ contact_value }) => contact_value !== '')
  return withOnePrimary([...filled, ...contacts])
}

/** The claim of a debt as entered. */
export const claimOf = (entry: DebtEntry, day: { today: IsoDate; rules: InterestRules }) =>
  claim({
    initialDebt: entry.initial_debt,
    amountOutstanding: entry.amount_outstanding,
    lastInvoiceDate: entry.last_invoice_date,
    addInterest: entry.add_late_payment_interest,
    addCompensation: entry.add_late_payment_compensation,
    today: day.today,
    rules: day.rules,
  })

/**
 * The request body of one debt, with the computed fee type, interest and compensation (section 9);
 * amounts in pounds with at most two decimals.
 */
export function debtorBody(
  entry: DebtEntry,
  { today, rules, feeMode }: { today: IsoDate; rules: InterestRules; feeMode: FeeType },
) {
  const {
    addresses,
    contacts: _contacts,
    initial_debt,
    amount_outstanding,
    last_invoice_date,
    debt_type,
    department,
    debt_disputed,
    add_late_payment_interest,
    add_late_payment_compensation,
    ...debtorFields
  } = entry
  const { interest, compensation } = claimOf(entry, { today, rules })
  return {
    ...debtorFields,
    debtor_addresses: withOnePrimary(addresses.map(addressBody)),
    debtor_contacts: contactEntries(entry),
    debtor_debt: {
      initial_debt: toWire(initial_debt),
      amount_outstanding: toWire(amount_outstanding),
      last_invoice_date,
      debt_type,
      department,
      status: 'Processing' as const,
      debt_disputed,
      add_late_payment_interest,
      add_late_payment_compensation,
      fee_type: feeType(initial_debt, feeMode),
      interestDue: toWire(interest),
      compDue: toWire(compensation),
    },
  }
}

export type DebtorBody = ReturnType<typeof debtorBody>
