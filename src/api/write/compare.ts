import { dayInLondon, isIsoDate } from '@/rules/days'
import { isRecord } from '../http/errors'
import { readPence } from '../wire/amounts'

/** A record as it is sent, with everything the portal does not read. */
export type RawRecord = Readonly<Record<string, unknown>>

/** A value as its server may store it: without letter case, spaces and punctuation; null is blank. */
function normalise(value: unknown): string {
  const text = String(value ?? '')
    .normalize('NFKC')
    .trim()
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || text
}

/** Whether a stored value is what was sent, after the server's tidying. Amounts are compared in pence. */
export function isSameValue(sent: unknown, stored: unknown): boolean {
  if (Array.isArray(sent)) {
    const others: unknown = stored ?? []
    if (!Array.isArray(others) || others.length !== sent.length) return false
    // In any order.
    return sent.every((entry) => others.some((other) => isSameValue(entry, other)))
  }
  if (isRecord(sent))
    return pairedValues(sent, stored).every(([value, other]) => isSameValue(value, other))
  if (typeof sent === 'number') return readPence(sent) === readPence(stored)
  // A day may come back as a moment.
  if (typeof sent === 'string' && isIsoDate(sent))
    return String(stored).startsWith(sent) || dayInLondon(String(stored)) === sent
  return normalise(sent) === normalise(stored)
}

/** The leaves of a record, each with the values that the other records have in its place. */
export const pairedValues = (record: RawRecord, ...others: unknown[]): unknown[][] =>
  Object.entries(record).flatMap(([key, value]) => {
    const values = others.map((other) => (isRecord(other) ? other[key] : undefined))
    return isRecord(value) ? pairedValues(value, ...values) : [[value, ...values]]
  })

export const pick = <T>(record: T, fields: readonly (keyof T & string)[]): RawRecord =>
  Object.fromEntries(fields.map((field) => [field, record[field]]))

/**
 * Counts the values that a record has as they were sent, blanks among them; null if any contradicts the one
 * sent. A blank that was sent contradicts nothing.
 */
export function likeness(sent: RawRecord, record: unknown): number | null {
  let count = 0
  for (const [value, stored] of pairedValues(sent, record)) {
    if (stored === undefined) continue
    if (isSameValue(value, stored)) count += 1
    else if (normalise(value) !== '') return null
  }
  return count
}
