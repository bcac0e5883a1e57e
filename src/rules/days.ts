import { formatInteger } from '@/lib/format-integer'
import type { Checked } from './check'

/** A calendar day as `yyyy-MM-dd`, without time and time zone. */
export type IsoDate = string

const msPerDay = 86_400_000
const months =
  'january february march april may june july august september october november december'.split(' ')

const pad = (number: number, length: number) => String(number).padStart(length, '0')

/** Midnight UTC of a day. `Date.UTC` alone would read the years 0 to 99 as 1900 to 1999. */
function midnight(year: number, month: number, day: number): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

/** The day with this year, month and day; null if the calendar has none. */
function dayOf(year: number, month: number, day: number): IsoDate | null {
  const date = midnight(year, month, day)
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : null
}

const dateParts = (date: IsoDate) =>
  [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))] as const

/** Caches day numbers, because a long list has few distinct days. */
const dayNumberCache = new Map<IsoDate, number>()
const maxCachedDays = 10_000

/** Days since 1 January 1970, in UTC so that clock changes do not matter. */
function dayNumber(date: IsoDate): number {
  const cached = dayNumberCache.get(date)
  if (cached !== undefined) return cached
  const [year, month, day] = dateParts(date)
  const number = Math.round(midnight(year, month, day).getTime() / msPerDay)
  if (dayNumberCache.size === maxCachedDays) dayNumberCache.clear()
  dayNumberCache.set(date, number)
  return number
}

export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  // Every month has these days, so the calendar check is skipped.
  if (month >= 1 && month <= 12 && day >= 1 && day <= 28) return true
  return dayOf(year, month, day) !== null
}

const notADate = 'Enter a real date, like 27/3/2026'

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
  /(?:T|,? (?:at )?)(?<hours>\d{1,2})[:.](?<minutes>\d{2})(?:[:.]\d{2}(?:[.,:]\d{1,9})?)? ?(?<half>[ap]\.?m\.?)?(?: ?(?<zone>Z|BST|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC|GMT))?(?: \([^()]*\))?$/i

const dateForms: readonly RegExp[] = [
  /^(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})(?:st|nd|rd|th)?(?: of)?[ /.-]?(?<m>[a-z]{3,9})\.?,?[ /.-]?(?<y>\d{4}|\d{2})$/i,
  /^(?<m>[a-z]{3,9})\.?[ -]?(?<d>\d{1,2})(?:st|nd|rd|th)?(?:, ?| |-)(?<y>\d{4})$/i,
  /^(?<y>\d{4})[ /.-](?<m>[a-z]{3,9})\.?[ /.-](?<d>\d{1,2})$/i,
  /^(?<y>(?:19|20)\d{2})(?<m>0\d|1[0-2])(?<d>\d{2})$/,
]
/** `20250701T103000Z`, `20250701103000`. */
const compactTime = /^(?<day>\d{8})T?(?<hours>\d\d)(?<minutes>\d\d)\d\d(?<zone>Z?)$/
const dayFirst = /^(?<d>\d{1,2})(?: ?[/.-] ?| )(?<m>\d{1,2})(?: ?[/.-] ?| )(?<y>\d{4}|\d{2})$/
const monthFirst = /^(?<m>\d{1,2})(?: ?[/.-] ?| )(?<d>\d{1,2})(?: ?[/.-] ?| )(?<y>\d{4}|\d{2})$/

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
  return todayInLondon(new Date(dayNumber(date) * msPerDay + sinceMidnight * 60_000))
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
    .replace(/[\\_·]/g, '/')
    .replace(/ ['’](?=\d\d$)/, ' ')
    .replace(/\.$|(?<=^\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)$/, '')
    .replace(compactTime, '$<day>T$<hours>:$<minutes>$<zone>')
  const time = /\d[:.]\d\d/.test(bare) ? timeOfDay.exec(bare) : null
  const day = time ? bare.slice(0, time.index).trimEnd() : bare
  const found = parseWith(day, order === 'day-first' ? dayFirst : monthFirst) ?? parseForms(day)
  if (found) return { ok: true, value: time?.groups ? dayAt(found, time.groups) : found }
  if (/^\d{4}$/.test(bare)) return { ok: false, error: 'Date must include a day and a month' }
  if (/^\d{1,2}[/.-]\d{1,2}$/.test(bare) || /^\d{1,2} [a-z]+$/i.test(bare)) {
    return { ok: false, error: 'Date must include a year' }
  }
  return { ok: false, error: notADate }
}

function parseForms(text: string): IsoDate | null {
  for (const form of dateForms) {
    const found = parseWith(text, form)
    if (found) return found
  }
  return null
}

function parseWith(text: string, form: RegExp): IsoDate | null {
  const { d, m, y } = form.exec(text)?.groups ?? {}
  if (!d || !m || !y) return null
  return dayOf(fullYear(y), /^\d/.test(m) ? Number(m) : monthNumber(m), Number(d))
}

const msPerHour = 3_600_000

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
  return isSummer ? msPerHour : 0
}

/** The day in London at a moment, in any time zone of the browser. */
export const todayInLondon = (now: Date): IsoDate =>
  new Date(+now + londonOffset(now)).toISOString().slice(0, 10)

/** The day in London of a timestamp or day; null for any other text. */
export function dayInLondon(at: string): IsoDate | null {
  if (isIsoDate(at)) return at
  const moment = new Date(at)
  const year = moment.getUTCFullYear()
  return year >= 0 && year <= 9999 ? todayInLondon(moment) : null
}

/** When the next day begins in London, in epoch milliseconds: midnight UTC, or an hour earlier in summer. */
export function nextMidnightInLondon(now: number): number {
  const midnightUtc = dayNumber(addDays(todayInLondon(new Date(now)), 1)) * msPerDay
  const anHourBefore = midnightUtc - msPerHour
  const isSummer = todayInLondon(new Date(anHourBefore)) !== todayInLondon(new Date(now))
  return isSummer ? anHourBefore : midnightUtc
}

/** Calendar days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from)

/** Section 9: an invoice is overdue after this many days. */
const daysToPay = 31

/** Whole days overdue, never below 0; an invoice without a date is not overdue. */
export function daysOverdue(lastInvoiceDate: IsoDate | null, today: IsoDate): number {
  if (lastInvoiceDate === null) return 0
  return Math.max(0, daysBetween(lastInvoiceDate, today) - daysToPay)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date((dayNumber(date) + days) * msPerDay).toISOString().slice(0, 10)
}

/** `31/12/2025`, for tables and spreadsheets. */
export function ukDate(date: IsoDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${day}/${month}/${year}`
}

const formatDate = (date: IsoDate, shorten: (month: string) => string) => {
  const [year, month, day] = dateParts(date)
  const name = shorten(months[month - 1] ?? '')
  return `${day} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
}

/** `27 Mar 2026`, for running text. */
export const shortDate = (date: IsoDate): string => formatDate(date, (month) => month.slice(0, 3))

/** `27 March 2026`, for letters and notes. */
export const longDate = (date: IsoDate): string => formatDate(date, (month) => month)

/** A day relative to today: "3 days ago", "tomorrow". */
export function relativeDay(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(date, today)
  if (days === 0) return 'today'
  if (Math.abs(days) === 1) return days > 0 ? 'yesterday' : 'tomorrow'
  const many = formatInteger(Math.abs(days))
  return days > 0 ? `${many} days ago` : `in ${many} days`
}
