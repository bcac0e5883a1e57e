import * as z from 'zod/mini'

/** Schemas of the server's values, which may be null or missing. */

export const id = z.int().check(z.positive())

export type Nullish<T> = T | null | undefined

export const isMissing = (value: unknown): value is null | undefined =>
  value === null || value === undefined

/**
 * A field that one function reads. A list has up to a million fields, and a pipe of schemas takes more
 * than twice as long.
 * @param read returns undefined for a value that is not as expected
 */
export const field = <Sent, Value>(expected: string, read: (value: unknown) => Value | undefined) =>
  z.transform((value: Sent, context): Value => {
    const result = read(value)
    if (result !== undefined) return result
    context.issues.push({ code: 'custom', message: `not ${expected}`, input: value })
    return z.NEVER
  })

function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (isMissing(value)) return ''
  return Number.isFinite(value) ? String(value) : undefined
}

/** Text; null and missing become blank, and a number becomes its digits. */
export const text = field<Nullish<string | number>, string>('a text', readText)

/** Longer texts are hardly ever the same. */
const maxSharedLength = 40
const maxSharedTexts = 500
const sharedTexts = new Map<string, string>()

/** Frees the shared texts; records that have them keep them. */
export const clearSharedTexts = () => sharedTexts.clear()

function shareText(value: string): string {
  if (value === '' || value.length > maxSharedLength) return value
  const shared = sharedTexts.get(value)
  if (shared !== undefined) return shared
  if (sharedTexts.size < maxSharedTexts) sharedTexts.set(value, value)
  return value
}

/** Text that many records repeat, such as a status; equal ones share one string. */
export const repeatedText = field<Nullish<string | number>, string>('a text', (value) => {
  const read = readText(value)
  return read === undefined ? undefined : shareText(read)
})

export const flag = (missing: boolean) =>
  field<Nullish<boolean>, boolean>('true or false', (value) => {
    if (typeof value === 'boolean') return value
    return isMissing(value) ? missing : undefined
  })

/** Shared, because most lists of a debt are empty. */
const emptyList: readonly never[] = Object.freeze([])

/** A list that may be missing or null. */
export const listOf = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((value): T[] => (value?.length ? value : (emptyList as never[]))),
  )

/** Reads the readable entries of a list; empty for anything but a list. */
export const readableOf =
  <T>(item: z.ZodMiniType<T>) =>
  (value: unknown): T[] =>
    (Array.isArray(value) ? value : []).flatMap((entry) => {
      const result = item.safeParse(entry)
      return result.success ? [result.data] : []
    })

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
export function listing<T>(item: z.ZodMiniType<T>) {
  const readItems = readableOf(item)
  return field<unknown, Listing<T>>('a list', (value) => {
    const records = recordsOf(value)
    if (!records) return undefined
    const items = readItems(records)
    return { items, unreadable: records.length - items.length }
  })
}

/** A GeoJSON point, longitude first, as DRF-GIS expects it. */
export const pointAt = (longitude: number, latitude: number) => ({
  type: 'Point' as const,
  coordinates: [longitude, latitude] as [number, number],
})
