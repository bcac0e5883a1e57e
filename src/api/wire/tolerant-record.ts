import * as z from 'zod/mini'
import { type Reader, readerOf, unread } from './reader'

/** The fields of a record that could not be read, with their values as they came. */
type UnreadFields = Readonly<Record<string, unknown>>

export interface Unread {
  /** Empty where everything could be read. */
  unread: UnreadFields
}

const nothing: UnreadFields = Object.freeze({})

type Shape = Record<string, z.ZodMiniType>
type Output<S extends Shape> = { [K in keyof S]: z.output<S[K]> }
/** Any other key a server sends is kept. */
type Loose = Record<string, unknown>

interface Field {
  key: string
  read: Reader<unknown>
  /** The value in the place of one that could not be read. */
  fallback: (given: unknown) => unknown
}

/**
 * A record of which only the needed fields have to be readable. Any other field that cannot be read
 * has the value of a missing one, and is listed under `unread` with its value as it came.
 * @param partial for a list: its readable entries, where some are not
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
    const made: Loose = { ...record }
    for (const { key, read, fallback } of fields) {
      const given = record[key]
      const value = read(given)
      if (value === unread) {
        failed ??= {}
        failed[key] = given
        made[key] = fallback(given)
      } else made[key] = value
    }
    made.unread = failed ?? nothing
    return made as Output<N> & Output<O> & Unread & Loose
  }
  return z.pipe(
    // The type of what goes in names all fields; what they hold is not checked here.
    z.looseObject(needed) as unknown as z.ZodMiniType<
      Loose,
      z.input<z.ZodMiniObject<N & Partial<O>, z.core.$loose>>
    >,
    z.transform(transform),
  )
}

/** Whether a field of a record, or with no name any, came and could not be read. */
export const isUnread = ({ unread: failed }: Unread, field?: string) =>
  failed !== nothing && (field === undefined ? Object.keys(failed).length > 0 : field in failed)

/**
 * A body that replaces a record: a field that could not be read and was not changed goes back as
 * it came.
 */
export function withUnread<B extends object>(body: B, record: (Unread & object) | undefined): B {
  if (!record) return body
  const { unread: failed } = record
  const shown = new Map<string, unknown>(Object.entries(record))
  const untouched = Object.entries(failed).filter(
    ([key]) => (body as Loose)[key] === shown.get(key),
  )
  const { unread: _own, ...rest } = body as B & Partial<Unread>
  return { ...rest, ...Object.fromEntries(untouched) } as B
}
