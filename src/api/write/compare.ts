import { dayInLondon } from '@/rules/days'
import { isRecord } from '../http/errors'
import { readPence } from '../wire/amounts'

/** A value as its server may store it: without letter case, spaces and punctuation; null is blank. */
function normalise(value: unknown): string {
  const text = String(value ?? '')
    .normalize('NFKC')
    .trim()
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || text
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Whether a stored value is what was sent, after the server's tidying. Amounts are compared in pence. */
export function isSameValue(sent: unknown, stored: unknown): boolean {
  if (Array.isArray(sent)) return isSameList(sent, stored ?? [])
  if (typeof sent === 'number') return readPence(sent) === readPence(stored)
  // A day may come back as a moment.
  if (isDay(sent)) return String(stored).startsWith(sent) || dayInLondon(String(stored)) === sent
  return normalise(sent) === normalise(stored)
}

/** A record as it is sent, with everything the portal does not read. */
export type RawRecord = Readonly<Record<string, unknown>>

/** Whether a stored list has the entries that were sent, in any order. */
const isSameList = (sent: readonly unknown[], stored: unknown): boolean =>
  Array.isArray(stored) &&
  stored.length === sent.length &&
  sent.every((entry) =>
    stored.some((other) =>
      isRecord(entry)
        ? pairedValues(entry, other).every((pair) => isSameValue(pair.sent, pair.stored))
        : isSameValue(entry, other),
    ),
  )

/** The leaves of what was sent, each with the value that the record has in its place. */
export function pairedValues(
  sent: RawRecord,
  record: unknown,
): { path: string; sent: unknown; stored: unknown }[] {
  const fields = isRecord(record) ? record : {}
  return Object.entries(sent).flatMap(([key, value]) =>
    isRecord(value)
      ? pairedValues(value, fields[key]).map((pair) => ({ ...pair, path: `${key}.${pair.path}` }))
      : [{ path: key, sent: value, stored: fields[key] }],
  )
}

/** The pairs without those whose sent value is blank, which counts as the same as any. */
const filledPairs = (sent: RawRecord, record: unknown) =>
  pairedValues(sent, record).filter((pair) => ![null, undefined, ''].includes(pair.sent as null))

/** Whether anything that a record carries contradicts what was sent. A field it leaves out does not. */
export const contradicts = (sent: RawRecord, record: unknown): boolean =>
  filledPairs(sent, record).some(
    (pair) => pair.stored !== undefined && !isSameValue(pair.sent, pair.stored),
  )

/** Whether a record has everything that was sent. */
export const isSameRecord = (sent: RawRecord, record: unknown): boolean =>
  filledPairs(sent, record).every((pair) => isSameValue(pair.sent, pair.stored))

/** How many values a record was sent with. */
export const countValues = (sent: RawRecord): number => filledPairs(sent, null).length
