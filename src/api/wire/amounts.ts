import * as z from 'zod/mini'
import { dayInLondon, type IsoDate, isIsoDate } from '@/rules/days'
import { type Pence, readDecimal } from '@/rules/money'

/** Whole pence from a decimal in pounds, sent as number or string; null for any other value. */
export const readPence = (value: unknown): Pence | null =>
  typeof value === 'number' || typeof value === 'string' ? readDecimal(value) : null

/** An amount in pence; null when it is missing or odd. */
export const penceOrNull = z.transform(readPence)
/** An amount in pence; refuses a record without it. */
export const requiredPence = z.pipe(penceOrNull, z.number())
/** An amount in pence; 0 when it is missing or odd. */
export const penceOrZero = z.transform((value: unknown): Pence => readPence(value) ?? 0)

/** The amount outstanding: null when blank, because then the whole amount is; one that is odd is unknown. */
export const outstanding = z.transform((value: unknown): Pence | null | 'unknown' =>
  value === null || value === undefined || value === '' ? null : (readPence(value) ?? 'unknown'),
)

/** The day in London of a day or moment; null when missing or odd. */
export const day = z.transform((value: unknown): IsoDate | null =>
  // A day that does not exist would be read as one of the next month.
  typeof value === 'string' && isIsoDate(value.slice(0, 10)) ? dayInLondon(value) : null,
)
