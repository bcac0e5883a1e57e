import { addDays, type IsoDate } from '@/rules/days'
import { amountReadings, type DecimalSign } from '@/rules/money'
import type { DateOrder } from '@/rules/parse-date'
import { todayInLondon } from '@/rules/today-in-london'
import { isPlaceholder } from './cell-values'

/** A question that a file leaves open. */
export interface Question<T> {
  /** The answer in force, decided or not; null if the file favours neither, and rows wait for it. */
  answer: T | null
  /** The first values concerned, as the file has them. */
  samples: readonly string[]
  rowCount: number
}

/** A numeric date with the year last. A time may follow. */
const numericDate =
  /^(\d{1,2})(?:\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(?:\d{4}|\d{2})(?=$|\s|T)|(\d{2})(?:19|20)\d{2}$)/
const serial = /^([2-5]\d{4}|60000)(?:\.\d+)?$/
const maxSamples = 3

export const isSerial = (text: string) => serial.test(text)

/** Excel's day 1 is 1 January 1900, and it counts a 29 February 1900 that did not exist. */
export const serialDate = (text: string): IsoDate => addDays('1899-12-30', Math.floor(Number(text)))

/** The day of a moment in seconds or milliseconds since 1970, from 2001 on; null for any other text. */
export const unixDate = (text: string): IsoDate | null => {
  const [, seconds] = /^(1\d{9})(?:\d{3})?(?:\.\d+)?$/.exec(text) ?? []
  return seconds ? todayInLondon(new Date(Number(seconds) * 1000)) : null
}

export interface DateFormat {
  order: DateOrder
  /** The column holds a spreadsheet's serial numbers. */
  isSerial: boolean
  question?: Question<DateOrder>
}

/** Detects how a column writes dates. One date that can only be day first settles the order. */
export function detectDates(texts: Iterable<string>, decided: DateOrder | null): DateFormat {
  let [dayFirst, monthFirst, serials, others] = [0, 0, 0, 0]
  const open = new Set<string>()
  let openCount = 0
  // The same dates recur in many rows.
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const [raw, count] of counts) {
    const text = raw.trim()
    if (isPlaceholder(text, 'last_invoice_date')) continue
    if (isSerial(text)) serials += count
    else others += count
    const found = numericDate.exec(text)
    if (!found) continue
    const [first, second] = [Number(found[1]), Number(found[2] ?? found[3])]
    if (first > 12 && second <= 12) dayFirst += count
    else if (second > 12 && first <= 12) monthFirst += count
    if (first === second || first > 12) continue
    openCount += count
    if (open.size < maxSamples) open.add(text)
  }
  const likely: DateOrder = monthFirst > 0 && dayFirst === 0 ? 'month-first' : 'day-first'
  const order = decided ?? likely
  const hasQuestion = decided !== null || (openCount > 0 && dayFirst === 0)
  return {
    order,
    isSerial: serials > others,
    ...(hasQuestion && { question: { answer: order, samples: [...open], rowCount: openCount } }),
  }
}

/** `12,50` and `1.234,50` and `1.234.567`, whose decimal sign is a comma. */
const commaDecimal =
  /^\D*(?:\d{1,3}(?:[.\s]\d{3})*|\d{4,12}),\d{1,2}\D*$|^\D*\d{1,3}(?:\.\d{3}){2,4}\D*$/
const pointDecimal = /\.\d{1,2}\D*$/
const plainPence = /^\d+\.\d\d$/
const commaThousands = /^\D*\d{1,3},\d{3}\D*$/

/**
 * Detects the decimal sign of the columns of amounts; undefined where an amount that can be read either
 * way has to be refused.
 */
export function detectDecimalSign(texts: Iterable<string>, decided: DecimalSign | null) {
  let [commas, points, ambiguous] = [0, 0, 0]
  const open = new Set<string>()
  for (const text of texts) {
    const isPlain = plainPence.test(text)
    if (isPlain) points += 1
    if (isPlain || text.length > 40) continue
    const isAmbiguous = amountReadings(text).length > 0
    if (isAmbiguous || commaDecimal.test(text)) {
      if (isAmbiguous) ambiguous += 1
      else commas += 1
      if (open.size < maxSamples) open.add(text.trim())
    } else if (pointDecimal.test(text) || commaThousands.test(text)) points += 1
  }
  const sign = decided ?? (commas > 0 && points === 0 ? 'comma' : undefined)
  const answer: DecimalSign | null = sign ?? (ambiguous > 0 ? null : 'point')
  const hasQuestion = decided !== null || commas + ambiguous > 0
  const question = { answer, samples: [...open], rowCount: commas + ambiguous }
  return { sign, ...(hasQuestion && { question }) }
}
