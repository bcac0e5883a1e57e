import * as z from 'zod/mini'

/** How the server's values are read: numbers or decimal strings, null where text is meant. */

export const id = z.int().check(z.positive())

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

/** A list that may be missing or null. */
export const listOf = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((value): T[] => value ?? []),
  )

/** Good records of a list, and how many could not be read: they are told, not hidden. */
export interface Listing<T> {
  items: T[]
  unreadable: number
}

/** The records of a list answer: a plain array, or a page object with `results`; else null. */
export function recordsOf(value: unknown): readonly unknown[] | null {
  const records = Array.isArray(value) ? value : (value as { results?: unknown } | null)?.results
  return Array.isArray(records) ? records : null
}

/** A list answer. One bad record does not take it down. */
export const listing = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): Listing<T> => {
      const records = recordsOf(value)
      if (!records) {
        context.issues.push({ code: 'custom', message: 'not a list', input: value })
        return z.NEVER
      }
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
