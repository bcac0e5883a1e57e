import * as z from 'zod/mini'

/** The fields of a record that could not be read, with their raw values. */
type UnreadFields = Readonly<Record<string, unknown>>

export interface Unread {
  /** Missing when every field could be read. */
  unread?: UnreadFields
}

type Shape = Record<string, z.ZodMiniType>
type Output<S extends Shape> = { [K in keyof S]: z.output<S[K]> }
type Loose = Record<string, unknown>

/**
 * The schema of a record in which only the `needed` fields have to be readable. Any other unreadable
 * field gets the value of a missing one, and its raw value is kept under `unread`. Unknown keys stay.
 * @param partial for list fields: reads the readable entries of a list with unreadable ones
 */
export function tolerantRecord<N extends Shape, O extends Shape>(
  needed: N,
  others: O,
  partial: { [K in keyof O]?: (value: unknown) => z.output<O[K]> } = {},
) {
  const neededFields = Object.entries(needed)
  const otherFields = Object.entries(others)
  type Sent = z.input<z.ZodMiniObject<N & Partial<O>, z.core.$loose>>
  return z.transform((sent: Sent, context): Output<N> & Output<O> & Unread & Loose => {
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message, input: sent })
      return z.NEVER
    }
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
      return refuse('not a record')
    const record: Loose = sent
    const parsed: Loose = { ...record }
    // Copied by assignment later, such a key would set a prototype.
    Reflect.deleteProperty(parsed, '__proto__')
    for (const [key, type] of neededFields) {
      const result = type.safeParse(record[key])
      if (!result.success) return refuse(`cannot be read: ${key}`)
      parsed[key] = result.data
    }
    let failed: Record<string, unknown> | undefined
    for (const [key, type] of otherFields) {
      const given = record[key]
      const result = type.safeParse(given)
      if (result.success) parsed[key] = result.data
      else {
        failed ??= {}
        failed[key] = given
        parsed[key] = partial[key] ? partial[key](given) : type.parse(undefined)
      }
    }
    if (failed) parsed.unread = failed
    // A field of the server's own that has this name.
    else if ('unread' in record) delete parsed.unread
    return parsed as Output<N> & Output<O> & Unread & Loose
  })
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
