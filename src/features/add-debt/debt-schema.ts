import { zodResolver } from '@hookform/resolvers/zod'
import type { Control, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { addressOrBlank, contactOrBlank } from '@/components/addresses/schema'
import { config } from '@/config'
import { optional, required, tidy, tidyLines } from '@/rules/check'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed, checkInvoiceDate, checkOutstanding } from '@/rules/debt'
import { checkCompanyName, checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { checkEmail, checkPhone } from '@/rules/person'
import { rule } from '@/ui/form/rule'
import { isBlankAddress, isBlankContact } from './blank'
import type { DebtValues } from './debt-values'

const contactDetailsRequired = 'Enter an address, email or phone for the debtor'

const hasContactDetails = (values: DebtValues) =>
  values.primary_phone.trim() !== '' ||
  values.addresses.some((address) => !isBlankAddress(address)) ||
  values.contacts.some((contact) => !isBlankContact(contact))

/** Required fields depend on the current values, so the schema does as well. */
function schemaFor(values: DebtValues, today: IsoDate) {
  const { debtorType, last_name, company_name } = values
  const isNameless = last_name.trim() === '' && company_name.trim() === ''
  const companyName =
    debtorType === 'company'
      ? required('Enter the company name', checkCompanyName)
      : optional(checkCompanyName)
  const lastName =
    debtorType === 'individual' || (debtorType === 'sole-trader' && isNameless)
      ? required(
          debtorType === 'individual'
            ? 'Enter the last name'
            : 'Enter the last name, or the company name below',
          tidy,
        )
      : tidy
  // Hidden business fields are neither validated nor sent for an individual.
  const blankBusinessField =
    debtorType === 'individual' ? rule(() => ({ ok: true, value: '' })) : null
  const text = rule(tidy)
  return z.object({
    debtorType: z.enum(['company', 'sole-trader', 'individual'], 'Choose who owes you the money'),
    company_name: blankBusinessField ?? rule(companyName),
    trading_name: blankBusinessField ?? text,
    company_number: blankBusinessField ?? rule(optional(checkCompanyNumber)),
    vat_number: blankBusinessField ?? rule(optional(checkVatNumber)),
    nature_of_business: blankBusinessField ?? text,
    title: text,
    first_names: text,
    last_name: rule(lastName),
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

export type DebtControl = Control<DebtValues, unknown, CheckedDebt>

export const debtResolver =
  (today: IsoDate): Resolver<DebtValues, unknown, CheckedDebt> =>
  (values, ...rest) =>
    zodResolver<DebtValues, unknown, CheckedDebt>(schemaFor(values, today))(values, ...rest)
