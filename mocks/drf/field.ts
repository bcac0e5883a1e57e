/** How Django REST Framework checks what it is sent: one field, its sentences, its place in a record. */

export type Outcome<T> = { ok: true; value: T } | { ok: false; errors: unknown }

export interface Reading {
  /** PATCH: what is not sent is not missed. */
  partial?: boolean
  /** The record that is being changed: what is not sent keeps its value. */
  base?: object
}

export interface Field<T> {
  required: boolean
  /** What a new record gets where nothing was sent. */
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

/** A field that must be sent and may not be null; the modifiers below loosen it. */
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

/** A value's type as Python names it in an error. */
export function pythonType(value: unknown): string {
  if (value === null) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return { string: 'str', boolean: 'bool' }[typeof value as string] ?? 'dict'
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
