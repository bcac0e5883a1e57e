import { zodResolver } from '@hookform/resolvers/zod'
import type { Control, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import type { DebtorValues } from '@/components/debt-fields/values'
import { config } from '@/config'
import { type Check, optional, required, tidy } from '@/rules/check'
import { type IsoDate, parseDate } from '@/rules/days'
import { checkAmountOwed, checkInvoiceDate, checkOutstanding } from '@/rules/debt'
import { parseMoney } from '@/rules/money'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { checkEmail, checkPhone } from '@/rules/person'
import { rule } from '@/ui/form/rule'
import type { EditValues } from './edit-values'

/** Accepts a saved value that is invalid, so that it does not block edits to other fields. */
const skipIfUnchanged =
  <T>(saved: string, check: Check<T>, read: Check<T>): Check<T> =>
  (text) =>
    text === saved ? read(text) : check(text)

const acceptAny: Check = (text) => ({ ok: true, value: text })

const amount: Check<number> = (text) => {
  const read = parseMoney(text.replace(/^-/, ''))
  if (!read.ok || read.value === null) return checkAmountOwed(text)
  return { ok: true, value: text.startsWith('-') ? -read.value : read.value }
}

const hasNoName = (values: EditValues) =>
  [values.company_name, values.trading_name, values.last_name].every((name) => name.trim() === '')

/** Parsers for the amounts (pence) and the date. */
export const owedChecks = (saved: EditValues, today: IsoDate) => ({
  initial_debt: skipIfUnchanged(saved.initial_debt, checkAmountOwed, amount),
  amount_outstanding: skipIfUnchanged<number | ''>(
    saved.amount_outstanding,
    optional(checkOutstanding),
    optional(amount),
  ),
  last_invoice_date: skipIfUnchanged<IsoDate | ''>(
    saved.last_invoice_date,
    optional(checkInvoiceDate(today, config.interestRules)),
    optional(parseDate),
  ),
})

function schemaFor(values: EditValues, saved: EditValues, today: IsoDate) {
  const text = rule(tidy)
  const owed = owedChecks(saved, today)
  const unchangedOr = (field: keyof DebtorValues, check: Check) =>
    rule(skipIfUnchanged<string>(saved[field], optional(check), acceptAny))
  const needsLastName = values.is_individual && !(saved.is_individual && saved.last_name === '')
  const nameless = hasNoName(values) && !hasNoName(saved)
  return z.object({
    company_name: rule(nameless ? required('Enter the name of the company or person', tidy) : tidy),
    trading_name: text,
    company_type: text,
    company_number: unchangedOr('company_number', checkCompanyNumber),
    vat_number: unchangedOr('vat_number', checkVatNumber),
    nature_of_business: text,
    is_individual: z.boolean(),
    title: text,
    first_names: text,
    last_name: rule(needsLastName ? required('Enter the last name', tidy) : tidy),
    salutation: text,
    letter_title: text,
    customer_ref: text,
    external_ref: text,
    primary_email: unchangedOr('primary_email', checkEmail),
    primary_phone: unchangedOr('primary_phone', checkPhone),
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

export type CheckedEdit = z.output<ReturnType<typeof schemaFor>>

/** The fields that determine the claim and the fee. */
export const claimFields = [
  'initial_debt',
  'amount_outstanding',
  'last_invoice_date',
  'debt_disputed',
  'add_late_payment_interest',
  'add_late_payment_compensation',
] as const

export type EditControl = Control<EditValues, unknown, CheckedEdit>

/** @param saved the values on the server in the form's format */
export const editResolver =
  (saved: EditValues, today: IsoDate): Resolver<EditValues, unknown, CheckedEdit> =>
  (values, ...rest) =>
    zodResolver<EditValues, unknown, CheckedEdit>(schemaFor(values, saved, today))(values, ...rest)
