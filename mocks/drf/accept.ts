import { Refusal } from '../http/responses'
import type { Field, Reading } from './field'

/** The data as the field has it, or 400 with its errors. */
export function accept<T>(field: Field<T>, data: unknown, reading?: Reading): T {
  const outcome = field.read(data, reading)
  if (!outcome.ok) throw new Refusal(400, outcome.errors)
  return outcome.value
}
