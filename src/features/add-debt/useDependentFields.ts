import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { DebtValues } from './debt-values'

type Field = FieldPath<DebtValues>

/** Fields that decide whether another field is valid. */
const dependants: readonly [Field, readonly Field[]][] = [
  ['debtorType', ['company_name', 'company_number', 'vat_number', 'last_name']],
  ['company_name', ['last_name']],
  ['primary_phone', ['primary_email']],
  ['addresses.0.street_1', ['primary_email']],
  ['contacts.0.contact_value', ['primary_email']],
]

/** Revalidates dependent fields when a field they depend on changes. */
export function useDependentFields<T>({ register }: UseFormReturn<DebtValues, unknown, T>): void {
  for (const [field, deps] of dependants) register(field, { deps: [...deps] })
}
