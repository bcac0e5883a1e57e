import { type IsoDate, isIsoDate } from '@/rules/days'
import { type Pence, readDecimal } from '@/rules/money'
import { field, isMissing, type Nullish } from './fields'

/** Whole pence from a decimal in pounds, sent as number or string; undefined for any other value. */
export const readPence = (value: unknown): Pence | undefined =>
  typeof value === 'number' || typeof value === 'string'
    ? (readDecimal(value) ?? undefined)
    : undefined

/** A decimal in pounds, as whole pence. */
export const pence = field<number | string, Pence>('an amount', readPence)

const penceOr = <Missing>(missing: Missing) =>
  field<Nullish<number | string>, Pence | Missing>('an amount', (value) =>
    isMissing(value) ? missing : readPence(value),
  )

export const penceOrZero = penceOr<Pence>(0)
export const penceOrNull = penceOr(null)

/** Reads a day or timestamp as `yyyy-MM-dd`; null when missing or blank. */
export const day = field<Nullish<string>, IsoDate | null>('a day', (value) => {
  if (isMissing(value) || value === '') return null
  const date = typeof value === 'string' ? value.slice(0, 10) : ''
  return isIsoDate(date) ? date : undefined
})
