import * as z from 'zod/mini'
import { type IsoDate, isIsoDate } from '@/rules/days'
import { type Pence, readDecimal } from '@/rules/money'

/** Reads a decimal in pounds, sent as number or string, as whole pence. */
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

/** As {@link pence}, but null for anything that is not an amount. */
export const lenientPence = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): Pence | null =>
    typeof value === 'number' || typeof value === 'string' ? readDecimal(value) : null,
  ),
)

/** Reads a day or timestamp as `yyyy-MM-dd`; null when missing or blank. */
export const day = z.pipe(
  z.nullish(z.string()),
  z.transform((value, context): IsoDate | null => {
    const date = value?.slice(0, 10) ?? ''
    if (date === '') return null
    if (isIsoDate(date)) return date
    context.issues.push({ code: 'custom', message: 'not a day', input: value })
    return z.NEVER
  }),
)
