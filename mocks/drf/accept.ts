import { Refusal } from '../http/responses'
import type { Field, Reading } from './field'

/**
 * Validates data with a field.
 * @throws Refusal with status 400 and the field's errors
 */
export function accept<T>(field: Field<T>, data: unknown, reading?: Reading): T {
  const outcome = field.read(data, reading)
  if (!outcome.ok) throw new Refusal(400, outcome.errors)
  return outcome.value
}
