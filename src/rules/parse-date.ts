import { isValid, lightFormat, parse } from 'date-fns'
import { memoize } from '@/lib/memoize'
import type { Checked } from './check'
import { dayInLondon, type IsoDate } from './days'

export type DateOrder = 'day-first' | 'month-first' | 'year-first'

const notADate = 'Enter a real date, like 27/03/2026'

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? (?=[a-z\d])/i

/** A time of day at the end, with or without seconds, am or pm, and a time zone. */
const timeOfDay =
  /(?:T|,? (?:at |- )?)(?<hours>\d{1,2})[:.h](?<minutes>\d{2})(?:[:.]\d{2}(?:[.,:]\d{1,9})?)? ?(?<half>[ap]\.?m\.?)?(?: ?(?<zone>Z|BST|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC|GMT))?(?: \([^()]*\))?$/i

/** `09:30 13/01/2026`, `9:30 am on 13 January 2026`. */
const timeFirst = /^(?<time>\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?),? (?:on )?(?<day>\d.+)$/i

const dateForms: readonly RegExp[] = [
  /^(?<y>\d{4})(?:[-/.] ?| )(?<m>\d{1,2})(?:[-/.] ?| )(?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})(?:st|nd|rd|th)?(?: of)?[ /.-]{0,2}(?<m>[a-z]{3,9})\.?,?[ /.-]?(?<y>\d{4}|\d{2})$/i,
  /^(?<m>[a-z]{3,9})\.?[ -]?(?<d>\d{1,2})(?:st|nd|rd|th)?(?:, ?| |-)(?<y>\d{4})$/i,
  /^(?<y>\d{4})[ /.-](?<m>[a-z]{3,9})\.?[ /.-](?<d>\d{1,2})$/i,
  /^(?<y>(?:19|20)\d{2})(?<m>0\d|1[0-2])(?<d>\d{2})$/,
]
/** `20250701T103000Z`, `20250701103000`. */
const compactTime = /^(?<day>\d{8})T?(?<hours>\d\d)(?<minutes>\d\d)\d\d(?<zone>Z|[+-]\d{4})?$/
/** `Jul 1 10:15:30 BST 2025`, as Unix and Java write a moment after its weekday. */
const yearLast = /^([a-z]{3} \d{1,2}) (\d\d:\d\d:\d\d(?: [a-z]{3})?) (\d{4})$/i
const dayFirst = [
  /^(?<d>\d{1,2})(?: ?[/.-] ?| )(?<m>\d{1,2})(?: ?[/.-] ?| )(?<y>\d{4}|\d{2})$/,
  /^(?<d>\d{1,2})(?<m>\d{2})(?<y>(?:19|20)\d{2})$/,
]
const numericForms: Record<DateOrder, readonly RegExp[]> = {
  'day-first': dayFirst,
  'year-first': [/^(?<y>\d{2})[/.-](?<m>\d{1,2})[/.-](?<d>\d{1,2})$/, ...dayFirst],
  'month-first': [
    /^(?<m>\d{1,2})(?: ?[/.-] ?| )(?<d>\d{1,2})(?: ?[/.-] ?| )(?<y>\d{4}|\d{2})$/,
    /^(?<m>\d{1,2})(?<d>\d{2})(?<y>(?:19|20)\d{2})$/,
  ],
}

/** date-fns reads two-digit years around this one: 00 to 69 are this century, 70 to 99 the last. */
const reference = new Date(2020, 6)

/** The day of a text in one of the forms; null if the calendar does not have it. */
function parseForm(text: string, form: RegExp): IsoDate | null {
  const { d, m, y } = form.exec(text)?.groups ?? {}
  if (!d || !m || !y) return null
  const pattern = `d ${/^\d/.test(m) ? 'M' : 'MMMM'} ${y.length === 2 ? 'yy' : 'yyyy'}`
  const day = parse(`${d} ${m.replace(/^sept$/i, 'sep')} ${y}`, pattern, reference)
  return isValid(day) ? lightFormat(day, 'yyyy-MM-dd') : null
}

const inEachOrder = <T>(create: (order: DateOrder) => T) => ({
  'day-first': create('day-first'),
  'month-first': create('month-first'),
  'year-first': create('year-first'),
})
/** A file has the same days in many rows, with different times. */
const dayParsers = inEachOrder((order) =>
  memoize((text) =>
    [...numericForms[order], ...dateForms].reduce<IsoDate | null>(
      (date, form) => date ?? parseForm(text, form),
      null,
    ),
  ),
)

/** `+01:00` for `BST`, `GMT+1` and `+0100`. */
function isoOffset(zone: string): string {
  if (/^bst$/i.test(zone)) return '+01:00'
  const [, sign, hours = '', minutes = '00'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  return sign ? `${sign}${hours.padStart(2, '0')}:${minutes}` : 'Z'
}

/** The day in London at a time of a day in a time zone; without one, the day itself. */
function dayAt(date: IsoDate, { hours = '', minutes, half = '', zone }: Record<string, string>) {
  if (!zone) return date
  const hour = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : hours
  return dayInLondon(`${date}T${String(hour).padStart(2, '0')}:${minutes}${isoOffset(zone)}`)
}

/**
 * Parses a typed date, day first: 31/12/2025, 1.2.26, 31-12-25, 27 March 2025, 27-Mar-25 (as spreadsheets
 * write it), Mar 27, 2025, 2025-12-31, 20251231. A weekday may precede it, a time may follow; a moment in
 * a time zone is its day in London.
 */
export const parseDate = (text: string, order: DateOrder = 'day-first'): Checked<IsoDate> =>
  dateParsers[order](text)

function readDate(text: string, order: DateOrder): Checked<IsoDate> {
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(weekday, '')
    .replace(timeFirst, '$<day> $<time>')
    .replace(/ ?(?:\([a-z]{3,9}\)|\[?Europe\/London\]?)$/i, '')
    .replace(/[‐–—−]/g, '-')
    .replace(/[\\_·]/g, '/')
    .replace(yearLast, '$1 $3 $2')
    .replace(/ ['’](?=\d\d$)/, ' ')
    .replace(
      /\.$|(?<=^\d{8})\.0$|(?<=[/. -]\d{4}) (?:BST|GMT|UTC)$|(?<=^\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)$/,
      '',
    )
    .replace(compactTime, '$<day>T$<hours>:$<minutes>$<zone>')
    .replace(/(?<=[ T]\d{1,2}) ?(?=[ap]\.?m$)/i, ':00 ')
  const time = /\d[:.h]\d\d/i.test(bare) ? timeOfDay.exec(bare) : null
  const day = dayParsers[order](time ? bare.slice(0, time.index).trimEnd() : bare)
  const value = day && time?.groups ? dayAt(day, time.groups) : day
  if (value) return { ok: true, value }
  if (/^\d{4}$/.test(bare)) return { ok: false, error: 'Date must include a day and a month' }
  if (/^\d{1,2}[/.-]\d{1,2}$/.test(bare) || /^\d{1,2} [a-z]+$/i.test(bare)) {
    return { ok: false, error: 'Date must include a year' }
  }
  return { ok: false, error: notADate }
}

/** An import reads each date several times, and anew after each decision. */
const dateParsers = inEachOrder((order) => memoize((text) => readDate(text, order)))

/** The days that a text may be, day first or month first. */
export const possibleDays = (text: string): IsoDate[] =>
  [parseDate(text), parseDate(text, 'month-first')].flatMap((date) => (date.ok ? date.value : []))
