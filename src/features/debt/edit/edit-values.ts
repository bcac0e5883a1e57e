import type { Debtor } from '@/api/debtor/debtor'
import type { DebtorValues, OwedValues } from '@/components/debt-fields/values'
import { ukDate } from '@/rules/days'
import { debtIdentity } from '@/rules/debtor-name'
import type { DebtIdentity } from '@/rules/duplicate'
import { fieldPathLabel } from '@/rules/field-path'
import { parseMoney, plainMoney } from '@/rules/money'

/** The editable fields of a debt as typed. */
export interface EditValues extends DebtorValues, OwedValues {
  company_type: string
  is_individual: boolean
}

/** Checkboxes are labelled by a sentence. */
const sentences: Partial<Record<keyof EditValues, string>> = {
  is_individual: 'The debtor is a private individual',
  debt_disputed: 'The debtor disputes this debt',
}

const labelOf = (field: keyof EditValues) => sentences[field] ?? fieldPathLabel(field)

/** The form values of a record. */
export function editValues(debtor: Debtor): EditValues {
  const { debtor_debt: debt } = debtor
  return {
    company_name: debtor.company_name,
    trading_name: debtor.trading_name,
    company_type: debtor.company_type,
    company_number: debtor.company_number,
    vat_number: debtor.vat_number,
    nature_of_business: debtor.nature_of_business.join(', '),
    is_individual: debtor.is_individual,
    title: debtor.title,
    first_names: debtor.first_names,
    last_name: debtor.last_name,
    salutation: debtor.salutation,
    letter_title: debtor.letter_title,
    customer_ref: debtor.customer_ref,
    external_ref: debtor.external_ref,
    primary_email: debtor.primary_email,
    primary_phone: debtor.primary_phone,
    initial_debt: plainMoney(debt.initial_debt),
    amount_outstanding: debt.amount_outstanding === null ? '' : plainMoney(debt.amount_outstanding),
    last_invoice_date: debt.last_invoice_date === null ? '' : ukDate(debt.last_invoice_date),
    debt_type: debt.debt_type,
    department: debt.department,
    debt_disputed: debt.debt_disputed,
    add_late_payment_interest: debt.add_late_payment_interest,
    add_late_payment_compensation: debt.add_late_payment_compensation,
  }
}

/** In pence; matches no debt. */
const noAmount = -1

/** The fields that identify the debt, for the duplicate check. */
export function editIdentity(values: EditValues): DebtIdentity {
  const amount = parseMoney(values.initial_debt)
  return debtIdentity(values, (amount.ok && amount.value) || noAmount)
}

/** A field changed elsewhere while the form was open. */
export interface Change {
  field: keyof EditValues
  label: string
  before: string
  now: string
  /** The field was also changed in this form, which keeps the typed value. */
  isChangedHere: boolean
}

const displayValue = (value: string | boolean) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value || 'nothing'

/** The fields with different values. */
export const changedFields = (one: EditValues, other: EditValues) =>
  (Object.keys(one) as (keyof EditValues)[]).filter((field) => one[field] !== other[field])

/** The fields changed on the server since the form was opened. */
export const remoteChanges = (opened: EditValues, typed: EditValues, saved: EditValues): Change[] =>
  changedFields(opened, saved).map((field) => ({
    field,
    label: labelOf(field),
    before: displayValue(opened[field]),
    now: displayValue(saved[field]),
    isChangedHere: typed[field] !== opened[field],
  }))

/** The saved values, overridden by the fields edited in this form. */
export const mergeChanges = (
  opened: EditValues,
  typed: EditValues,
  saved: EditValues,
): EditValues => ({
  ...saved,
  ...Object.fromEntries(changedFields(opened, typed).map((field) => [field, typed[field]])),
})
