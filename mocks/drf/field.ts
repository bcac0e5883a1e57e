/** Serializer fields of Django REST Framework, with its validation messages. */

export type Outcome<T> = { ok: true; value: T } | { ok: false; errors: unknown }

export interface Reading {
  /** PATCH: required fields may be absent. */
  partial?: boolean
  /** The record being updated: absent fields keep its values. */
  base?: object
}

export interface Field<T> {
  required: boolean
  /** The value of a new record when the field is absent. */
  fallback?: T
  read(value: unknown, reading?: Reading): Outcome<T>
}

export const accepted = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (...sentences: string[]): Outcome<never> => ({
  ok: false,
  errors: sentences,
})

export const requiredError = 'This field is required.'
const nullError = 'This field may not be null.'

/** A required, non-null field; `nullable` and `optional` relax it. */
export const field = <T>(read: (value: unknown, reading?: Reading) => Outcome<T>): Field<T> => ({
  required: true,
  read: (value, reading) => (value === null ? refused(nullError) : read(value, reading)),
})

export const nullable = <T>(inner: Field<T>): Field<T | null> => ({
  ...inner,
  read: (value, reading) => (value === null ? accepted(null) : inner.read(value, reading)),
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
