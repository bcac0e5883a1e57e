import { formatInteger } from '@/lib/format-integer'
import { memoize } from '@/lib/memoize'
import type { Checked } from './check'

/** A calendar day as `yyyy-MM-dd`, without time and time zone. */
export type IsoDate = string

const msPerDay = 86_400_000
const months =
  'january february march april may june july august september october november december'.split(' ')

const dayOfMoment = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10)

/** A day as `yyyy-MM-dd` that the calendar has. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  // Some browsers read 31 February as 3 March.
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && dayOfMoment(ms) === text
}

const notADate = 'Enter a real date, like 27/03/2026'

/** Two-digit years: 00 to 69 are this century, 70 to 99 the last. */
const fullYear = (text: string) => {
  const year = Number(text)
  return text.length > 2 ? year : year + (year < 70 ? 2000 : 1900)
}

/** 1 to 12 for a month's name or its first three letters; 0 for any other word. */
function monthNumber(name: string): number {
  const word = name
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^sept$/, 'sep')
  return months.findIndex((month) => month === word || month.slice(0, 3) === word) + 1
}

export type DateOrder = 'day-first' | 'month-first'

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? (?=[a-z\d])/i

/** A time of day at the end, with or without seconds, am or pm, and a time zone. */
const timeOfDay =
  /(?:T|,? (?:at |- )?)(?<hours>\d{1,2})[:.](?<minutes>\d{2})(?:[:.]\d{2}(?:[.,:]\d{1,9})?)? ?(?<half>[ap]\.?m\.?)?(?: ?(?<zone>Z|BST|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC|GMT))?(?: \([^()]*\))?$/i

const dateForms: readonly RegExp[] = [
  /^(?<y>\d{4})[-/.] ?(?<m>\d{1,2})[-/.] ?(?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})(?:st|nd|rd|th)?(?: of)?[ /.-]?(?<m>[a-z]{3,9})\.?,?[ /.-]?(?<y>\d{4}|\d{2})$/i,
  /^(?<m>[a-z]{3,9})\.?[ -]?(?<d>\d{1,2})(?:st|nd|rd|th)?(?:, ?| |-)(?<y>\d{4})$/i,
  /^(?<y>\d{4})[ /.-](?<m>[a-z]{3,9})\.?[ /.-](?<d>\d{1,2})$/i,
  /^(?<y>(?:19|20)\d{2})(?<m>0\d|1[0-2])(?<d>\d{2})$/,
]
/** `20250701T103000Z`, `20250701103000`. */
const compactTime = /^(?<day>\d{8})T?(?<hours>\d\d)(?<minutes>\d\d)\d\d(?<zone>Z?)$/
const numericForms: Record<DateOrder, readonly RegExp[]> = {
  'day-first': [
    /^(?<d>\d{1,2})(?: ?[/.-] ?| )(?<m>\d{1,2})(?: ?[/.-] ?| )(?<y>\d{4}|\d{2})$/,
    /^(?<d>\d{1,2})(?<m>\d{2})(?<y>(?:19|20)\d{2})$/,
  ],
  'month-first': [
    /^(?<m>\d{1,2})(?: ?[/.-] ?| )(?<d>\d{1,2})(?: ?[/.-] ?| )(?<y>\d{4}|\d{2})$/,
    /^(?<m>\d{1,2})(?<d>\d{2})(?<y>(?:19|20)\d{2})$/,
  ],
}

/** Minutes that a time zone is ahead of UTC. */
function zoneMinutes(zone: string): number {
  if (/^bst$/i.test(zone)) return 60
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
}

/** The day in London at a time of a day in a time zone; without one, the day itself. */
function dayAt(date: IsoDate, { hours = '', minutes, half = '', zone }: Record<string, string>) {
  if (!zone) return date
  const hour = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours)
  const sinceMidnight = hour * 60 + Number(minutes) - zoneMinutes(zone)
  return todayInLondon(new Date(Date.parse(date) + sinceMidnight * 60_000))
}

/**
 * Parses a typed date, day first: 31/12/2025, 1.2.26, 31-12-25, 27 March 2025, 27-Mar-25 (as spreadsheets
 * write it), Mar 27, 2025, 2025-12-31, 20251231. A weekday may precede it, a time may follow; a moment in
 * a time zone is its day in London.
 */
export function parseDate(text: string, order: DateOrder = 'day-first'): Checked<IsoDate> {
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(weekday, '')
    .replace(/ \([a-z]{3,9}\)$/i, '')
    .replace(/[\\_·]/g, '/')
    .replace(/ ['’](?=\d\d$)/, ' ')
    .replace(/\.$|(?<=^\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)$/, '')
    .replace(compactTime, '$<day>T$<hours>:$<minutes>$<zone>')
    .replace(/(?<=[ T]\d{1,2}) ?(?=[ap]\.?m$)/i, ':00 ')
  const time = /\d[:.]\d\d/.test(bare) ? timeOfDay.exec(bare) : null
  const day = time ? bare.slice(0, time.index).trimEnd() : bare
  const found = [...numericForms[order], ...dateForms].reduce<IsoDate | null>(
    (date, form) => date ?? parseWith(day, form),
    null,
  )
  if (found) return { ok: true, value: time?.groups ? dayAt(found, time.groups) : found }
  if (/^\d{4}$/.test(bare)) return { ok: false, error: 'Date must include a day and a month' }
  if (/^\d{1,2}[/.-]\d{1,2}$/.test(bare) || /^\d{1,2} [a-z]+$/i.test(bare)) {
    return { ok: false, error: 'Date must include a year' }
  }
  return { ok: false, error: notADate }
}

function parseWith(text: string, form: RegExp): IsoDate | null {
  const { d, m, y } = form.exec(text)?.groups ?? {}
  if (!d || !m || !y) return null
  const month = /^\d/.test(m) ? m : monthNumber(m)
  const day = `${pad(fullYear(y), 4)}-${pad(month, 2)}-${pad(d, 2)}`
  return isIsoDate(day) ? day : null
}

const pad = (number: number | string, length: number) => String(number).padStart(length, '0')

/** 01:00 UTC on the last Sunday of a month of 31 days, in epoch milliseconds; January is 0. */
function lastSundayAtOne(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 31, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * msPerDay
}

/**
 * How far London's clocks are ahead of UTC, in milliseconds, by the Summer Time Act 1972 as amended by
 * the Summer Time Order 2002. Without `Intl`, whose first use in a page takes a phone over 100 ms.
 */
function londonOffset(at: Date): number {
  const year = at.getUTCFullYear()
  const isSummer = +at >= lastSundayAtOne(year, 2) && +at < lastSundayAtOne(year, 9)
  return isSummer ? 3_600_000 : 0
}

/** The day in London at a moment, in any time zone of the browser. */
export const todayInLondon = (now: Date): IsoDate => dayOfMoment(+now + londonOffset(now))

/** The day in London of a timestamp or day; null for any other text. */
export function dayInLondon(at: string): IsoDate | null {
  if (isIsoDate(at)) return at
  const moment = new Date(at)
  const year = moment.getUTCFullYear()
  return year >= 0 && year <= 9999 ? todayInLondon(moment) : null
}

/** Calendar days from one day to another; negative if `to` is earlier. Both are midnight UTC. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (midnightOf(to) - midnightOf(from)) / msPerDay

/** A file has the same dates in many rows, and parsing one takes longer than all else of a claim. */
const midnightOf = memoize((date) => Date.parse(date))

export const addDays = (date: IsoDate, days: number): IsoDate =>
  dayOfMoment(Date.parse(date) + days * msPerDay)

/** `31/12/2025`, for tables and spreadsheets. */
export const ukDate = (date: IsoDate): string => date.split('-').reverse().join('/')

/** `27 March 2026`, for letters and notes. */
export function longDate(date: IsoDate): string {
  const [year, month, day] = date.split('-')
  const name = months[Number(month) - 1] ?? ''
  return `${Number(day)} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
}

/** `27 Mar 2026`, for running text. */
export const shortDate = (date: IsoDate): string =>
  longDate(date).replace(/(?<= [A-Z]..)[a-z]+/, '')

/** A day relative to today: "3 days ago", "tomorrow". */
export function relativeDay(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(date, today)
  if (days === 0) return 'today'
  if (Math.abs(days) === 1) return days > 0 ? 'yesterday' : 'tomorrow'
  const many = formatInteger(Math.abs(days))
  return days > 0 ? `${many} days ago` : `in ${many} days`
}
