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

/** Who owes, as it is entered and as it is sent. */
interface DebtorFacts {
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

/** What is known of the debt besides its amounts. */
interface DebtFacts {
  last_invoice_date: IsoDate | null
  debt_type: string
  department: string
  debt_disputed: boolean
  add_late_payment_interest: boolean
  add_late_payment_compensation: boolean
}

/** A debt as a person enters it, by form or by spreadsheet; amounts in pence. */
export interface DebtEntry extends DebtorFacts, DebtFacts {
  addresses: AddressEntry[]
  contacts: ContactEntry[]
  initial_debt: Pence
  amount_outstanding: Pence
}

/** The request body of `POST /debtor/`; amounts in pounds with at most two decimals. */
export interface DebtorBody extends DebtorFacts {
  debtor_addresses: AddressBody[]
  debtor_contacts: ContactEntry[]
  debtor_debt: DebtFacts & {
    initial_debt: number
    amount_outstanding: number
    status: 'Processing'
    fee_type: FeeType
    interestDue: number
    compDue: number
  }
}

/** The contacts of an entry: those listed, and the main e-mail and phone as contacts of their own. */
function contactEntries(entry: DebtEntry): ContactEntry[] {
  const main = (contact_type: 'Email' | 'Phone', contact_value: string): ContactEntry => ({
    label: 'Primary',
    contact_type,
    contact_value,
    isPrimary: false,
    doNotContact: false,
  })
  const given = [
    ...(entry.primary_email ? [main('Email', entry.primary_email)] : []),
    ...(entry.primary_phone ? [main('Phone', entry.primary_phone)] : []),
    ...entry.contacts,
  ]
  const primary = given.findIndex((contact) => contact.isPrimary)
  return given.map((contact, place) => ({
    ...contact,
    isPrimary: place === Math.max(primary, 0),
  }))
}

/** Exactly one address is the primary one: the first said to be, else the first. */
function addressBodies(entry: DebtEntry): AddressBody[] {
  const primary = entry.addresses.findIndex((address) => address.isPrimary)
  return entry.addresses.map((address, place) => ({
    ...addressBody(address),
    isPrimary: place === Math.max(primary, 0),
  }))
}

/** The request body of one debt: fee, interest and compensation are worked out here, never typed. */
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
    debtor_addresses: addressBodies(entry),
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
