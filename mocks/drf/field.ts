import { Refusal } from '../http/responses'

/** Serializer fields of Django REST Framework, with its validation messages. */

export type Outcome<T> = { ok: true; value: T } | { ok: false; errors: unknown }

export interface Field<T> {
  required: boolean
  /** The value of a new record when the field is absent. */
  fallback?: T
  read(value: unknown): Outcome<T>
}

export type Fields = Record<string, Field<unknown>>
export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer T> ? T : never
}

export const accepted = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (...sentences: string[]): Outcome<never> => ({
  ok: false,
  errors: sentences,
})

/** A required, non-null field; `nullable` and `optional` relax it. */
export const field = <T>(read: (value: unknown) => Outcome<T>): Field<T> => ({
  required: true,
  read: (value) => (value === null ? refused('This field may not be null.') : read(value)),
})

export const nullable = <T>(inner: Field<T>): Field<T | null> => ({
  ...inner,
  read: (value) => (value === null ? accepted(null) : inner.read(value)),
})

export const optional = <T>(inner: Field<T>, fallback: T): Field<T> => ({
  ...inner,
  required: false,
  fallback,
})

/** The name of a value's type in Python's error messages. */
export function pythonType(value: unknown): string {
  if (value === null) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return { string: 'str', boolean: 'bool' }[typeof value as string] ?? 'dict'
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wholeError = (sentence: string): Outcome<never> => ({
  ok: false,
  errors: { non_field_errors: [sentence] },
})

/**
 * A record, of which absent optional fields stay absent. Unknown keys are ignored.
 * @param checkWhole validates the record once every field is valid; returns errors by field, or null
 */
export function record<F extends Fields>(
  fields: F,
  checkWhole: (values: Partial<Values<F>>) => object | null = () => null,
): Field<Partial<Values<F>>> {
  return field((value): Outcome<Partial<Values<F>>> => {
    if (!isRecord(value)) {
      return wholeError(`Invalid data. Expected a dictionary, but got ${pythonType(value)}.`)
    }
    const values: Record<string, unknown> = {}
    const errors: Record<string, unknown> = {}
    for (const [name, { required, read }] of Object.entries(fields)) {
      if (name in value) {
        const outcome = read(value[name])
        if (outcome.ok) values[name] = outcome.value
        else errors[name] = outcome.errors
      } else if (required) errors[name] = ['This field is required.']
    }
    if (Object.keys(errors).length > 0) return { ok: false, errors }
    const given = values as Partial<Values<F>>
    const whole = checkWhole(given)
    return whole ? { ok: false, errors: whole } : accepted(given)
  })
}

/** A list of records. Its errors are a list of the same length, with {} for each valid row. */
export function many<T>(item: Field<T>): Field<T[]> {
  return field((value) => {
    if (!Array.isArray(value)) {
      return wholeError(`Expected a list of items but got type "${pythonType(value)}".`)
    }
    const outcomes = value.map((row) => item.read(row))
    const values = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
    if (values.length === outcomes.length) return accepted(values)
    return { ok: false, errors: outcomes.map((outcome) => (outcome.ok ? {} : outcome.errors)) }
  })
}

/** A new record: the given values, and the fields' fallbacks for the rest. */
export function complete<F extends Fields>(fields: F, given: Partial<Values<F>>): Values<F> {
  const fallbacks = Object.entries(fields).map(([name, { fallback }]) => [name, fallback])
  return { ...Object.fromEntries(fallbacks), ...given } as Values<F>
}

/**
 * Validates data with a field.
 * @throws Refusal with status 400 and the field's errors
 */
export function accept<T>(of: Field<T>, data: unknown): T {
  const outcome = of.read(data)
  if (!outcome.ok) throw new Refusal(400, outcome.errors)
  return outcome.value
}
