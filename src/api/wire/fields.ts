import * as z from 'zod/mini'

/**
 * Schemas of the server's values. An optional field that cannot be read counts as missing, so that one
 * odd field hides no record (decision 43).
 */

export const id = z.int().check(z.positive())

/** The id of a record's owner; null when missing. */
export const ownerId = z.catch(z.nullable(id), null)

/** Text; a missing or odd one is blank, and a number becomes its digits. */
export const text = z.transform((value: unknown): string =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : '',
)

export const flag = (missing: boolean) =>
  z.transform((value: unknown): boolean => (typeof value === 'boolean' ? value : missing))

/** A list without its odd entries; empty for anything but a list. */
export const listOf = <T>(item: z.ZodMiniType<T>) =>
  z.transform((value: unknown): T[] =>
    (Array.isArray(value) ? value : []).flatMap((entry) => {
      const { success, data } = item.safeParse(entry)
      return success ? [data] : []
    }),
  )

/** The readable records of a list, and the number of unreadable ones, which the screen reports. */
export interface Listing<T> {
  items: T[]
  unreadable: number
}
