import * as z from 'zod/mini'
import { type IsoDate, isIsoDate } from '@/rules/days'
import { type Pence, readDecimal } from '@/rules/money'

/** How the server's values are read: numbers or decimal strings, null where text is meant. */

export const id = z.int().check(z.positive())

/** A decimal as number or string; inside the portal whole pence. */
export const pence = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value, context): Pence => {
    const read = readDecimal(value)
    if (read === null) {
      context.issues.push({ code: 'custom', message: 'not an amount', input: value })
      return z.NEVER
    }
    return read
  }),
)

export const penceOrZero = z.pipe(
  z.nullish(pence),
  z.transform((value): Pence => value ?? 0),
)

export const penceOrNull = z.pipe(
  z.nullish(pence),
  z.transform((value): Pence | null => value ?? null),
)

/** An amount of a record that counts without it, too: null for whatever is none. */
export const penceIfAny = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): Pence | null =>
    typeof value === 'number' || typeof value === 'string' ? readDecimal(value) : null,
  ),
)

/** Optional text may come as null, be missing, or be a number where a server stores digits. */
export const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value): string => (value === null || value === undefined ? '' : String(value))),
)

export const flag = (missing: boolean) =>
  z.pipe(
    z.nullish(z.boolean()),
    z.transform((value): boolean => value ?? missing),
  )

/** A calendar day, or null; a time behind the day is cut off, anything else is no date. */
export const day = z.pipe(
  z.nullish(z.string()),
  z.transform((value): IsoDate | null => {
    const date = value?.slice(0, 10) ?? ''
    return isIsoDate(date) ? date : null
  }),
)

/** A list that may be missing or null. */
export const listOf = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((value): T[] => value ?? []),
  )

/**
 * The readable ones of a list inside a record. For parts that have a list of their own, or only add
 * to what the record says: that they come as ids, or in another shape, does not hide the record.
 */
export const readableOf = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value): T[] =>
      (Array.isArray(value) ? value : []).flatMap((part: unknown) => {
        const read = item.safeParse(part)
        return read.success ? [read.data] : []
      }),
    ),
  )

/** Good records of a list, and how many could not be read: they are told, not hidden. */
export interface Listing<T> {
  items: T[]
  unreadable: number
}

/** A list answer: a plain array, or a page object with `results`. One bad record does not take it down. */
export const listing = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.union([z.array(z.unknown()), z.object({ results: z.array(z.unknown()) })]),
    z.transform((value): Listing<T> => {
      const records = Array.isArray(value) ? value : value.results
      const items: T[] = []
      for (const record of records) {
        const result = item.safeParse(record)
        if (result.success) items.push(result.data)
      }
      return { items, unreadable: records.length - items.length }
    }),
  )

/** The point DRF-GIS expects: longitude first. Section 9: default location 0,0. */
export const pointAt = (longitude: number, latitude: number) => ({
  type: 'Point' as const,
  coordinates: [longitude, latitude] as [number, number],
})
