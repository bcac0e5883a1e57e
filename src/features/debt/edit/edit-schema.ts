import * as z from 'zod/mini'
import { config } from '@/config'
import { type Check, optional, required, tidy } from '@/rules/check'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed, checkInvoiceDate, checkOutstanding } from '@/rules/debt'
import { parseMoney } from '@/rules/money'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { parseDate } from '@/rules/parse-date'
import { checkEmail, checkPhone } from '@/rules/person'
import { rule } from '@/ui/form/rule'
import type { EditValues } from './edit-values'

/** Accepts a saved value that is invalid, so that it does not block edits to other fields. */
const skipIfUnchanged =
  <T>(saved: string, check: Check<T>, read: Check<T>): Check<T> =>
  (text) =>
    text === saved ? read(text) : check(text)

const asTyped: Check = (text) => ({ ok: true, value: text })

/** Reads a saved amount, which may be negative. */
const savedAmount: Check<number> = (text) => {
  const read = parseMoney(text.replace(/^-/, ''))
  if (!read.ok || read.value === null) return checkAmountOwed(text)
  return { ok: true, value: text.startsWith('-') ? -read.value : read.value }
}

/** Checks of the amounts (pence) and the date. */
export const owedChecks = (saved: EditValues, today: IsoDate) => ({
  initial_debt: skipIfUnchanged(saved.initial_debt, checkAmountOwed, savedAmount),
  amount_outstanding: skipIfUnchanged<number | ''>(
    saved.amount_outstanding,
    optional(checkOutstanding),
    optional(savedAmount),
  ),
  last_invoice_date: skipIfUnchanged<IsoDate | ''>(
    saved.last_invoice_date,
    optional(checkInvoiceDate(today, config.interestRules)),
    optional(parseDate),
  ),
})

/** Whether the name of the company has to be given: a sole trader's record may be without one. */
export const isCompanyNameRequired = (values: EditValues, saved: EditValues) =>
  !values.is_individual &&
  (saved.company_name !== '' || (values.trading_name === '' && values.last_name === ''))

/** Whether the last name has to be given: a record without one stays editable. */
export const isLastNameRequired = (values: EditValues, saved: EditValues) =>
  values.is_individual && !(saved.is_individual && saved.last_name === '')

/** @param saved the values on the server in the form's format */
export function editSchema(values: EditValues, saved: EditValues, today: IsoDate) {
  const text = rule(tidy)
  const owed = owedChecks(saved, today)
  const savedOr = (
    field: 'company_number' | 'vat_number' | 'primary_email' | 'primary_phone',
    check: Check,
  ) => rule(skipIfUnchanged<string>(saved[field], optional(check), asTyped))
  return z.object({
    company_name: isCompanyNameRequired(values, saved)
      ? rule(required('Enter the company name', tidy))
      : text,
    trading_name: text,
    company_type: text,
    company_number: savedOr('company_number', checkCompanyNumber),
    vat_number: savedOr('vat_number', checkVatNumber),
    nature_of_business: text,
    is_individual: z.boolean(),
    title: text,
    first_names: text,
    last_name: isLastNameRequired(values, saved)
      ? rule(required('Enter the last name', tidy))
      : text,
    salutation: text,
    letter_title: text,
    customer_ref: text,
    external_ref: text,
    primary_email: savedOr('primary_email', checkEmail),
    primary_phone: savedOr('primary_phone', checkPhone),
    initial_debt: rule(owed.initial_debt),
    amount_outstanding: rule(owed.amount_outstanding),
    last_invoice_date: rule(owed.last_invoice_date),
    debt_type: text,
    department: text,
    debt_disputed: z.boolean(),
    add_late_payment_interest: z.boolean(),
    add_late_payment_compensation: z.boolean(),
  })
}

export type CheckedEdit = z.output<ReturnType<typeof editSchema>>
