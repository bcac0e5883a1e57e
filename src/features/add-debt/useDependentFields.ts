import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { DebtValues } from './debt-values'

type Field = FieldPath<DebtValues>

/** Answers that decide whether what is refused elsewhere still is. */
const dependants: readonly [Field, readonly Field[]][] = [
  ['debtorType', ['company_name', 'company_number', 'vat_number', 'last_name']],
  ['company_name', ['last_name']],
  ['primary_phone', ['primary_email']],
  ['addresses.0.street_1', ['primary_email']],
  ['contacts.0.contact_value', ['primary_email']],
]

/** Judges a refused field anew when an answer changes that it hangs on. */
export function useDependentFields<T>({ register }: UseFormReturn<DebtValues, unknown, T>): void {
  for (const [field, deps] of dependants) register(field, { deps: [...deps] })
}
