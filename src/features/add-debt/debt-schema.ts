import { zodResolver } from '@hookform/resolvers/zod'
import type { Control, Resolver, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { DebtEntry } from '@/api/debtor/request-body'
import {
  addressOrBlank,
  contactOrBlank,
  isBlankAddress,
  isBlankContact,
} from '@/components/addresses/schema'
import { config } from '@/config'
import { type Check, optional, required, tidy, tidyLines } from '@/rules/check'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed, checkInvoiceDate, checkOutstanding, parseTags } from '@/rules/debt'
import { checkCompanyName, checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { checkEmail, checkPhone } from '@/rules/person'
import { rule } from '@/ui/form/rule'
import type { DebtValues } from './debt-values'

const contactDetailsRequired = 'Enter an address, email or phone for the debtor'

/** Whether there is a way to reach the debtor besides the main email. */
export const hasContactDetails = (values: DebtValues) =>
  values.primary_phone.trim() !== '' ||
  values.addresses.some((address) => !isBlankAddress(address)) ||
  values.contacts.some((contact) => !isBlankContact(contact))

function lastNameCheck({ debtorType, last_name, company_name }: DebtValues): Check {
  if (debtorType === 'individual') return required('Enter the last name', tidy)
  const isNameless = last_name.trim() === '' && company_name.trim() === ''
  return debtorType === 'sole-trader' && isNameless
    ? required('Enter the last name, or the company name below', tidy)
    : tidy
}

/** Required fields depend on the current values, so the schema does as well. */
function schemaFor(values: DebtValues, today: IsoDate) {
  const { debtorType } = values
  // Hidden business fields are neither validated nor sent for an individual.
  const ofBusiness = (check: Check) =>
    rule(debtorType === 'individual' ? () => ({ ok: true, value: '' }) : check)
  const text = rule(tidy)
  return z.object({
    debtorType: z.enum(['company', 'sole-trader', 'individual'], 'Choose who owes you the money'),
    company_name: ofBusiness(
      debtorType === 'company'
        ? required('Enter the company name', checkCompanyName)
        : optional(checkCompanyName),
    ),
    trading_name: ofBusiness(tidy),
    company_number: ofBusiness(optional(checkCompanyNumber)),
    vat_number: ofBusiness(optional(checkVatNumber)),
    nature_of_business: ofBusiness(tidy),
    title: text,
    first_names: text,
    last_name: rule(lastNameCheck(values)),
    salutation: text,
    letter_title: text,
    customer_ref: text,
    external_ref: text,
    addresses: z.array(addressOrBlank),
    primary_email: rule(
      hasContactDetails(values)
        ? optional(checkEmail)
        : required(contactDetailsRequired, checkEmail),
    ),
    primary_phone: rule(optional(checkPhone)),
    contacts: z.array(contactOrBlank),
    initial_debt: rule(checkAmountOwed),
    amount_outstanding: rule(optional(checkOutstanding)),
    last_invoice_date: rule(optional(checkInvoiceDate(today, config.interestRules))),
    debt_type: text,
    department: text,
    debt_disputed: z.boolean(),
    dispute_reason: rule(tidyLines),
    add_late_payment_interest: z.boolean(),
    add_late_payment_compensation: z.boolean(),
  })
}

export type CheckedDebt = z.output<ReturnType<typeof schemaFor>>

export type DebtForm = UseFormReturn<DebtValues, unknown, CheckedDebt>
export type DebtControl = Control<DebtValues, unknown, CheckedDebt>

export const debtResolver =
  (today: IsoDate): Resolver<DebtValues, unknown, CheckedDebt> =>
  (values, ...rest) =>
    zodResolver<DebtValues, unknown, CheckedDebt>(schemaFor(values, today))(values, ...rest)

const companyTypes = {
  company: 'Company',
  'sole-trader': 'Sole trader or partnership',
  individual: 'Individual',
}

/** Converts validated form values to the entry that is sent. */
export function debtEntry(checked: CheckedDebt): DebtEntry {
  const { debtorType, nature_of_business, dispute_reason: _dispute, ...rest } = checked
  return {
    ...rest,
    company_type: companyTypes[debtorType],
    // A sole trader is legally an individual; a partnership is identified by its firm name.
    is_individual:
      debtorType === 'individual' || (debtorType === 'sole-trader' && checked.last_name !== ''),
    nature_of_business: parseTags(nature_of_business),
    addresses: checked.addresses.filter((address) => !isBlankAddress(address)),
    contacts: checked.contacts.filter((contact) => !isBlankContact(contact)),
    amount_outstanding:
      checked.amount_outstanding === '' ? checked.initial_debt : checked.amount_outstanding,
    last_invoice_date: checked.last_invoice_date || null,
  }
}

/** Maps a path of the server's error body to a form field; undefined if the form has none. */
export function formField(path: string, values: DebtValues): string | undefined {
  const [head = '', second = '', third = ''] = path.split('.')
  const sentPath = (fields: readonly (string | false)[]) =>
    fields.filter((field) => field !== false)[Number(second)]
  if (head === 'debtor_addresses') {
    const field = sentPath(
      values.addresses.map((address, index) => !isBlankAddress(address) && `addresses.${index}`),
    )
    return field && third && `${field}.${third}`
  }
  if (head === 'debtor_contacts') {
    // In the order of the request: email, phone, then the list.
    const field = sentPath([
      values.primary_email.trim() !== '' && 'primary_email',
      values.primary_phone.trim() !== '' && 'primary_phone',
      ...values.contacts.map((contact, index) => !isBlankContact(contact) && `contacts.${index}`),
    ])
    return field?.startsWith('contacts') ? `${field}.${third || 'contact_value'}` : field
  }
  const name = head === 'debtor_debt' ? second : head
  return name in values ? name : undefined
}
