import * as z from 'zod/mini'

/** Schemas of the server's values, which may be null or missing. */

export const id = z.int().check(z.positive())

/** Text; null and missing become blank, and a number becomes its digits. */
export const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value): string => (value === null || value === undefined ? '' : String(value))),
)

/** Longer texts are hardly ever the same. */
const maxSharedLength = 40
const maxSharedTexts = 500
const sharedTexts = new Map<string, string>()

/** Frees the shared texts; records that have them keep them. */
export const clearSharedTexts = () => sharedTexts.clear()

/** Text that many records repeat, such as a status; equal ones share one string. */
export const repeatedText = z.pipe(
  text,
  z.transform((value) => {
    if (value === '' || value.length > maxSharedLength) return value
    const shared = sharedTexts.get(value)
    if (shared !== undefined) return shared
    if (sharedTexts.size < maxSharedTexts) sharedTexts.set(value, value)
    return value
  }),
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

/** The readable records of a list, and the number of unreadable ones, which the screen reports. */
export interface Listing<T> {
  items: T[]
  unreadable: number
}

/** The records of a list response: a plain array, or `results` of a page object; else null. */
export function recordsOf(value: unknown): readonly unknown[] | null {
  const records = Array.isArray(value) ? value : (value as { results?: unknown } | null)?.results
  return Array.isArray(records) ? records : null
}

/** A list response, of which unreadable records are counted instead of failing it. */
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

/** A GeoJSON point, longitude first, as DRF-GIS expects it. */
export const pointAt = (longitude: number, latitude: number) => ({
  type: 'Point' as const,
  coordinates: [longitude, latitude] as [number, number],
})
