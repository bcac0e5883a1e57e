import { claim } from '@/rules/claim'
import type { IsoDate } from '@/rules/days'
import { type FeeType, feeType } from '@/rules/fee'
import type { InterestRules } from '@/rules/interest'
import { type Pence, toWire } from '@/rules/money'
import {
  type AddressBody,
  type AddressEntry,
  addressBody,
  type ContactEntry,
} from '../wire/address-and-contact'

interface DebtorFields {
  title: string
  customer_ref: string
  company_type: string
  first_names: string
  last_name: string
  is_individual: boolean
  company_name: string
  trading_name: string
  salutation: string
  letter_title: string
  company_number: string
  vat_number: string
  nature_of_business: string[]
  external_ref: string
  primary_email: string
  primary_phone: string
}

/** The fields of a debt besides its amounts. */
interface DebtFields {
  last_invoice_date: IsoDate | null
  debt_type: string
  department: string
  debt_disputed: boolean
  add_late_payment_interest: boolean
  add_late_payment_compensation: boolean
}

/** A debt as entered in a form or a spreadsheet; amounts in pence. */
export interface DebtEntry extends DebtorFields, DebtFields {
  addresses: AddressEntry[]
  contacts: ContactEntry[]
  initial_debt: Pence
  amount_outstanding: Pence
}

/** The request body of `POST /debtor/`; amounts in pounds with at most two decimals. */
export interface DebtorBody extends DebtorFields {
  debtor_addresses: AddressBody[]
  debtor_contacts: ContactEntry[]
  debtor_debt: DebtFields & {
    initial_debt: number
    amount_outstanding: number
    status: 'Processing'
    fee_type: FeeType
    interestDue: number
    compDue: number
  }
}

/** Marks exactly one entry as primary: the first already marked, else the first. */
function withOnePrimary<T extends { isPrimary: boolean }>(entries: readonly T[]): T[] {
  const primary = Math.max(
    0,
    entries.findIndex(({ isPrimary }) => isPrimary),
  )
  return entries.map((entry, index) => ({ ...entry, isPrimary: index === primary }))
}

/** The listed contacts, preceded by the primary email and phone as contacts of their own. */
function contactEntries(entry: DebtEntry): ContactEntry[] {
  const primaryContact = (
    contact_type: ContactEntry['contact_type'],
    contact_value: string,
  ): ContactEntry[] =>
    contact_value === ''
      ? []
      : [{ label: 'Primary', contact_type, contact_value, isPrimary: false, doNotContact: false }]
  return withOnePrimary([
    ...primaryContact('Email', entry.primary_email),
    ...primaryContact('Phone', entry.primary_phone),
    ...entry.contacts,
  ])
}

/** The request body of one debt, with the computed fee type, interest and compensation (section 9). */
export function debtorBody(
  entry: DebtEntry,
  { today, rules, feeMode }: { today: IsoDate; rules: InterestRules; feeMode: FeeType },
): DebtorBody {
  const {
    addresses: _addresses,
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
  const { interest, compensation } = claim({
    initialDebt: initial_debt,
    amountOutstanding: amount_outstanding,
    lastInvoiceDate: last_invoice_date,
    addInterest: add_late_payment_interest,
    addCompensation: add_late_payment_compensation,
    today,
    rules,
  })
  return {
    ...debtorFields,
    debtor_addresses: withOnePrimary(entry.addresses.map(addressBody)),
    debtor_contacts: contactEntries(entry),
    debtor_debt: {
      initial_debt: toWire(initial_debt),
      amount_outstanding: toWire(amount_outstanding),
      last_invoice_date,
      debt_type,
      department,
      status: 'Processing',
      debt_disputed,
      add_late_payment_interest,
      add_late_payment_compensation,
      fee_type: feeType(initial_debt, feeMode),
      interestDue: toWire(interest),
      compDue: toWire(compensation),
    },
  }
}
