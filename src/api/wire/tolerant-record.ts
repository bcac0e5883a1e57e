import * as z from 'zod/mini'
import { type Reader, readerOf, unread } from './reader'

/** The fields of a record that could not be read, with their raw values. */
type UnreadFields = Readonly<Record<string, unknown>>

export interface Unread {
  /** Missing when every field could be read. */
  unread?: UnreadFields
}

type Shape = Record<string, z.ZodMiniType>
type Output<S extends Shape> = { [K in keyof S]: z.output<S[K]> }
type Loose = Record<string, unknown>

interface Field {
  key: string
  read: Reader<unknown>
  /** The value to use for an unreadable one. */
  fallback: (given: unknown) => unknown
}

/**
 * The schema of a record in which only the `needed` fields have to be readable. Any other unreadable
 * field gets the value of a missing one, and its raw value is kept under `unread`. Unknown keys stay.
 * @param partial for list fields: reads the readable entries of a list with unreadable ones
 */
export function tolerantRecord<N extends Shape, O extends Shape>(
  needed: N,
  others: O,
  partial: { [K in keyof O]?: Reader<z.output<O[K]>> } = {},
) {
  let fields: Field[] | undefined
  const compile = () =>
    Object.entries(others).map(([key, type]): Field => {
      const read = readerOf(type) as Reader<unknown>
      return { key, read, fallback: partial[key] ?? (() => read(undefined)) }
    })
  const transform = (record: Loose) => {
    fields ??= compile()
    let failed: Record<string, unknown> | undefined
    const parsed: Loose = { ...record }
    for (const { key, read, fallback } of fields) {
      const given = record[key]
      const value = read(given)
      if (value === unread) {
        failed ??= {}
        failed[key] = given
        parsed[key] = fallback(given)
      } else parsed[key] = value
    }
    if (failed) parsed.unread = failed
    // A field of the server's own that has this name.
    else if ('unread' in record) delete parsed.unread
    return parsed as Output<N> & Output<O> & Unread & Loose
  }
  return z.pipe(
    // The input type names all fields, but only the needed ones are checked here.
    z.looseObject(needed) as unknown as z.ZodMiniType<
      Loose,
      z.input<z.ZodMiniObject<N & Partial<O>, z.core.$loose>>
    >,
    z.transform(transform),
  )
}

/** Whether a field could not be read; without a field name, whether any could not. */
export const isUnread = ({ unread: failed }: Unread, field?: string) =>
  failed !== undefined && (field === undefined || field in failed)

/** A PUT body in which unreadable fields that were not edited keep their raw values. */
export function withUnread<B extends object>(body: B, record: (Unread & object) | undefined): B {
  if (!record) return body
  const { unread: failed = {} } = record
  const shown = new Map<string, unknown>(Object.entries(record))
  const untouched = Object.entries(failed).filter(
    ([key]) => (body as Loose)[key] === shown.get(key),
  )
  const { unread: _own, ...rest } = body as B & Partial<Unread>
  return { ...rest, ...Object.fromEntries(untouched) } as B
}
