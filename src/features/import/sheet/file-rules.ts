import type { Check } from '@/rules/check'
import { addDays, type IsoDate } from '@/rules/days'
import { checkInvoiceDate } from '@/rules/debt'
import type { InterestRules } from '@/rules/interest'
import { amountReadings, type DecimalSign } from '@/rules/money'
import { type DateOrder, parseDate } from '@/rules/parse-date'
import { todayInLondon } from '@/rules/today-in-london'
import { otherCurrencyOfHeader } from '../cells/ledger-words'
import { isPlaceholder } from '../cells/placeholder'
import { amountFields } from '../cells/sheet-fields'
import { sideOf } from './column-names'
import { findNonDebt } from './non-debt'
import type { Decisions, Question, SheetField, Summary } from './protocol'
import { type CellReaders, createReaders, RowCells } from './read-cell'
import type { RowState } from './row-state'

/** The rules that hold for every row of the file, by the decisions and the evidence in the file. */
export interface FileRules {
  today: IsoDate
  rules: InterestRules
  header: readonly string[]
  checkDate: Check
  readers: CellReaders
  sign: DecimalSign | undefined
  /** The meaning of a blank outstanding amount where other rows have one; null if no other row has. */
  blankOutstanding: 'whole' | 'nothing' | null
  /** The currency in the name of a column of amounts, which is not pounds. */
  columnCurrency: string | null
  /** The column of credits beside one of debits, which are the amounts; -1 if there is none. */
  creditColumn: number
  /** The questions that the evidence leaves open. */
  questions: Pick<Summary['questions'], 'dateOrder' | 'decimalSign'>
}

/** Begins the warning about a blank outstanding amount. */
export const blankMessage = 'Blank: '
const maxSamples = 3

/** A numeric date with the year last. A time may follow. */
const numericDate =
  /^(\d{1,2})(?:\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(?:\d{4}|\d{2})(?=$|\s|T)|(\d{2})(?:19|20)\d{2}$)/
/** A spreadsheet's number of a day from 1954 to 2064. */
const serial = /^([2-5]\d{4}|60000)(?:\.\d+)?$/

/** Detects how a column writes dates. One date that can only be day first settles the order. */
function detectDates(texts: readonly string[], decided: DateOrder | null) {
  let [dayFirst, monthFirst, serials, others, rowCount] = [0, 0, 0, 0, 0]
  const open = new Set<string>()
  // The same dates recur in many rows.
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const [raw, count] of counts) {
    const text = raw.trim()
    if (isPlaceholder(text, 'last_invoice_date')) continue
    if (serial.test(text)) serials += count
    else others += count
    const found = numericDate.exec(text)
    if (!found) continue
    const [first, second] = [Number(found[1]), Number(found[2] ?? found[3])]
    if (first > 12 && second <= 12) dayFirst += count
    else if (second > 12 && first <= 12) monthFirst += count
    if (first === second || first > 12) continue
    rowCount += count
    if (open.size < maxSamples) open.add(text)
  }
  const order = decided ?? (monthFirst > 0 && dayFirst === 0 ? 'month-first' : 'day-first')
  const question: Question<DateOrder> = { answer: order, samples: [...open], rowCount }
  const hasQuestion = decided !== null || (rowCount > 0 && dayFirst === 0)
  return { order, isSerial: serials > others, question: hasQuestion ? question : undefined }
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
function detectDecimalSign(texts: readonly string[], decided: DecimalSign | null) {
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
  const rowCount = commas + ambiguous
  const answer = sign ?? (ambiguous > 0 ? null : 'point')
  const question: Question<DecimalSign> = { answer, samples: [...open], rowCount }
  return { sign, question: decided !== null || rowCount > 0 ? question : undefined }
}

/** The day that a number stands for: a spreadsheet's serial number, or seconds or milliseconds since 1970. */
function countedDay(text: string, isSerial: boolean): IsoDate | null {
  // Excel's day 1 is 1 January 1900, and it counts a 29 February 1900 that did not exist.
  if (isSerial && serial.test(text)) return addDays('1899-12-30', Math.floor(Number(text)))
  const seconds = /^(1\d{9})(?:\d{3})?(?:\.\d+)?$/.exec(text)?.[1]
  return seconds ? todayInLondon(new Date(Number(seconds) * 1000)) : null
}

/** A check of invoice dates by the format of their column (decision 26). */
function createDateCheck(
  { order, isSerial }: { order: DateOrder; isSerial: boolean },
  { today, rules, importWithoutDate }: Decisions,
): Check {
  const check = checkInvoiceDate(today, rules)
  return (raw) => {
    const text = raw.trim()
    const counted = countedDay(text, isSerial)
    const read = counted ? { ok: true as const, value: counted } : parseDate(text, order)
    if (read.ok) return check(read.value)
    const warning = 'Imported without a date, so no interest is calculated'
    return importWithoutDate ? { ok: true, value: '', warning } : read
  }
}

export function findFileRules(
  rows: readonly RowState[],
  header: readonly string[],
  fields: readonly (SheetField | null)[],
  decisions: Decisions,
): FileRules {
  const textsOf = (...wanted: readonly SheetField[]): string[] =>
    wanted
      .map((field) => fields.indexOf(field))
      .filter((index) => index !== -1)
      .flatMap((index) => rows.map(({ cells }) => cells[index] ?? ''))
  const dates = detectDates(textsOf('last_invoice_date'), decisions.dateOrder)
  const amounts = detectDecimalSign(textsOf(...amountFields), decisions.decimalSign)
  const [initial = -1, outstanding = -1] = amountFields.map((field) => fields.indexOf(field))
  const currencies = amountFields.map((field) =>
    otherCurrencyOfHeader(header[fields.indexOf(field)] ?? ''),
  )
  const checkDate = createDateCheck(dates, decisions)
  const fileRules: FileRules = {
    ...{ today: decisions.today, rules: decisions.rules, header, checkDate, sign: amounts.sign },
    readers: createReaders(fields, header, checkDate),
    blankOutstanding: null,
    columnCurrency: currencies.find((found) => found !== null) ?? null,
    creditColumn:
      sideOf(header[initial] ?? '') === 'debit'
        ? header.findIndex((name) => sideOf(name) === 'credit')
        : -1,
    questions: {
      ...(dates.question && { dateOrder: dates.question }),
      ...(amounts.question && { decimalSign: amounts.question }),
    },
  }
  /** A line of totals does not tell what a blank amount of a debt means. */
  const hasBoth = rows.some(({ cells }) => {
    const isOwed = initial !== -1 && cells[initial]?.trim()
    if (!isOwed || isPlaceholder((cells[outstanding] ?? '').trim(), 'amount_outstanding'))
      return false
    return findNonDebt(cells, new RowCells(cells, fileRules.readers), fileRules) === null
  })
  return hasBoth
    ? { ...fileRules, blankOutstanding: decisions.blankOutstanding ?? 'whole' }
    : fileRules
}

/** Asks what is owed where the outstanding amount is blank; only debts that have been checked count. */
export function blankQuestion(
  rows: readonly RowState[],
  { blankOutstanding: answer, readers }: FileRules,
): Summary['questions'] {
  const blank = rows.filter(
    ({ checked }) =>
      !checked.nonDebt && checked.issues.some(({ message }) => message.startsWith(blankMessage)),
  )
  const initial = readers.initial_debt?.index ?? -1
  const samples = blank.slice(0, maxSamples).map(({ cells }) => cells[initial] ?? '')
  return blank.length > 0 ? { blankOutstanding: { answer, samples, rowCount: blank.length } } : {}
}
