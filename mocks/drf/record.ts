import {
  accepted,
  type Field,
  field,
  isRecord,
  type Outcome,
  pythonType,
  type Reading,
  refused,
  requiredError,
} from './field'

export type Fields = Record<string, Field<unknown>>
export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer T> ? T : never
}

/** Validates the record as a whole, once every field is valid; returns errors by field, or null. */
type CheckWhole<F extends Fields> = (values: Partial<Values<F>>) => object | null

/** A nested record. Unknown keys are ignored. */
export function record<F extends Fields>(
  fields: F,
  checkWhole: CheckWhole<F> = () => null,
): Field<Partial<Values<F>>> {
  return field((value, reading: Reading = {}): Outcome<Partial<Values<F>>> => {
    if (!isRecord(value)) return invalidData(value)
    const values: Record<string, unknown> = {}
    const errors: Record<string, unknown> = {}
    for (const [name, fieldType] of Object.entries(fields)) {
      if (!(name in value)) {
        if (fieldType.required && !reading.partial) errors[name] = [requiredError]
        continue
      }
      const outcome = fieldType.read(value[name], { partial: reading.partial })
      if (outcome.ok) values[name] = outcome.value
      else errors[name] = outcome.errors
    }
    if (Object.keys(errors).length > 0) return { ok: false, errors }
    const given = values as Partial<Values<F>>
    const whole = checkWhole({ ...reading.base, ...given })
    return whole ? { ok: false, errors: whole } : accepted(given)
  })
}

const invalidData = (value: unknown): Outcome<never> => ({
  ok: false,
  errors: {
    non_field_errors: [`Invalid data. Expected a dictionary, but got ${pythonType(value)}.`],
  },
})

/** A list of records. Its errors are a list of the same length, with {} for each valid row. */
export function many<T>(item: Field<T>): Field<T[]> {
  return field((value, reading) => {
    if (!Array.isArray(value)) {
      const sentence = `Expected a list of items but got type "${pythonType(value)}".`
      return { ok: false, errors: { non_field_errors: [sentence] } }
    }
    const outcomes = value.map((row) => item.read(row, reading))
    const values = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
    if (values.length === outcomes.length) return accepted(values)
    return { ok: false, errors: outcomes.map((outcome) => (outcome.ok ? {} : outcome.errors)) }
  })
}

/** A list of values. Its errors are keyed by index. */
export function list<T>(item: Field<T>): Field<T[]> {
  return field((value) => {
    if (!Array.isArray(value)) {
      return refused(`Expected a list of items but got type "${pythonType(value)}".`)
    }
    const values: T[] = []
    const errors: Record<string, unknown> = {}
    value.forEach((entry, index) => {
      const outcome = item.read(entry)
      if (outcome.ok) values.push(outcome.value)
      else errors[index] = outcome.errors
    })
    return Object.keys(errors).length > 0 ? { ok: false, errors } : accepted(values)
  })
}

/** A new record: the given values, and the fields' fallbacks for the rest. */
export function complete<F extends Fields>(fields: F, given: Partial<Values<F>>): Values<F> {
  const fallbacks = Object.entries(fields).map(([name, fieldType]) => [name, fieldType.fallback])
  return { ...Object.fromEntries(fallbacks), ...given } as Values<F>
}
