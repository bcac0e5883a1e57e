import { dayInLondon } from '@/rules/days'
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

type Fields = Readonly<Record<string, unknown>>
const isNested = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a stored list has the entries that were sent, in any order. */
const isSameList = (sent: readonly unknown[], stored: unknown): boolean =>
  Array.isArray(stored) &&
  stored.length === sent.length &&
  sent.every((entry) =>
    stored.some((other) =>
      isNested(entry)
        ? pairedValues(entry, other).every((pair) => isSameValue(pair.sent, pair.stored))
        : isSameValue(entry, other),
    ),
  )

/** The leaves of what was sent, each with the value that the record has in its place. */
export function pairedValues(
  sent: Fields,
  record: unknown,
): { path: string; sent: unknown; stored: unknown }[] {
  const fields = isNested(record) ? record : {}
  return Object.entries(sent).flatMap(([key, value]) =>
    isNested(value)
      ? pairedValues(value, fields[key]).map((pair) => ({ ...pair, path: `${key}.${pair.path}` }))
      : [{ path: key, sent: value, stored: fields[key] }],
  )
}

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** Whether anything that a record carries contradicts what was sent. A field it leaves out does not. */
export const contradicts = (sent: Fields, record: unknown): boolean =>
  pairedValues(sent, record).some(
    (pair) =>
      !isBlank(pair.sent) && pair.stored !== undefined && !isSameValue(pair.sent, pair.stored),
  )

/** Whether a record has everything that was sent. */
export const isSameRecord = (sent: Fields, record: unknown): boolean =>
  pairedValues(sent, record).every(
    (pair) => isBlank(pair.sent) || isSameValue(pair.sent, pair.stored),
  )

/** How many values a record was sent with. A blank one counts as the same as any. */
export const countValues = (sent: Fields): number =>
  pairedValues(sent, null).filter((pair) => !isBlank(pair.sent)).length
