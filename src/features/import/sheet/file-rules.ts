import { distinct } from '@/lib/distinct'
import { memoize } from '@/lib/memoize'
import type { Check } from '@/rules/check'
import { addDays, type IsoDate } from '@/rules/days'
import { checkInvoiceDate } from '@/rules/debt'
import { amountReadings, type DecimalSign } from '@/rules/money'
import { type DateOrder, parseDate } from '@/rules/parse-date'
import { todayInLondon } from '@/rules/today-in-london'
import { otherCurrencyOfHeader } from '../cells/ledger-words'
import { isPlaceholder } from '../cells/placeholder'
import { amountFields } from '../cells/sheet-fields'
import { nameWords, sideOf } from './column-names'
import { findNonDebt } from './non-debt'
import type { Decisions, Question, SheetField, Summary } from './protocol'
import { type CellReaders, createReaders, RowCells } from './read-cell'
import type { RowState } from './row-state'

/** The rules that hold for every row of the file, by the decisions and the evidence in the file. */
export interface FileRules {
  decisions: Decisions
  header: readonly string[]
  checkDate: Check
  readers: CellReaders
  sign: DecimalSign | undefined
  /** The meaning of a blank outstanding amount where other rows have one; null if no other row has. */
  blankOutstanding: 'whole' | 'nothing' | null
  /** The currency in the name of a column of amounts, which is not pounds. */
  columnCurrency: string | null
  /** Columns without a field whose values tell invoices apart, as their names say. */
  referenceColumns: readonly number[]
  /** The column of credits beside one of debits, which are the amounts; -1 if there is none. */
  creditColumn: number
  /** The questions that the evidence leaves open. */
  questions: Pick<Summary['questions'], 'dateOrder' | 'decimalSign'>
}

export const createQuestion = <T>(
  answer: T | null,
  concerned: readonly string[],
  rowCount = concerned.length,
): Question<T> => ({
  answer,
  samples: distinct(concerned.map((text) => text.trim())).slice(0, 3),
  rowCount,
})

/** A numeric date with the year last. A time may follow. */
const numericDate =
  /^\s*(\d{1,2})(?:\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(?:\d{4}|\d{2})(?=$|\s|T)|(\d{2})(?:19|20)\d{2}$)/
/** A spreadsheet's number of a day from 1954 to 2064. */
const serial = /^\s*([2-5]\d{4}|60000)(?:\.\d+)?\s*$/

/** The form of a date and, of a numeric one, its first two numbers; null for no date. */
const dateForm = memoize((text) => {
  const isDate = serial.test(text) || parseDate(text).ok || parseDate(text, 'month-first').ok
  if (!isDate || isPlaceholder(text, 'last_invoice_date')) return null
  const [, first, second, joined] = numericDate.exec(text) ?? []
  return { isSerial: serial.test(text), first: Number(first), second: Number(second ?? joined) }
})

/** Detects how a column writes dates. One date that can only be day first settles the order. */
function detectDates(texts: readonly string[], decided: DateOrder | null) {
  let [dayFirst, monthFirst, serials, others] = [0, 0, 0, 0]
  const open: string[] = []
  for (const text of texts) {
    const form = dateForm(text)
    if (!form) continue
    const { first, second } = form
    if (form.isSerial) serials += 1
    else others += 1
    if (first > 12 && second <= 12) dayFirst += 1
    if (second > 12 && first <= 12) monthFirst += 1
    if (first !== second && first <= 12) open.push(text)
  }
  const order = decided ?? (monthFirst > 0 && dayFirst === 0 ? 'month-first' : 'day-first')
  const isOpen = decided !== null || (open.length > 0 && dayFirst === 0)
  return {
    order,
    isSerial: serials > others,
    question: isOpen ? createQuestion(order, open) : undefined,
  }
}

/** `12,50` and `1.234,50` and `1.234.567`, whose decimal sign is a comma. */
const commaDecimal =
  /^\D*(?:\d{1,3}(?:[.\s'’]\d{3})*|\d{4,12}),\d{1,2}\D*$|^\D*\d{1,3}(?:\.\d{3}){2,4}\D*$/
const decimalPoint = /\.\d{1,2}\D*$|^\D*\d{1,3},\d{3}\D*$/

/**
 * Detects the decimal sign of the columns of amounts; undefined where an amount that can be read either
 * way has to be refused.
 */
function detectDecimalSign(texts: readonly string[], decided: DecimalSign | null) {
  let [commas, points] = [0, 0]
  const open: string[] = []
  for (const text of texts) {
    const hasPoint = decimalPoint.test(text)
    const hasComma = !hasPoint && commaDecimal.test(text)
    if (hasPoint) points += 1
    if (hasComma) commas += 1
    if (hasComma || (!hasPoint && amountReadings(text).length > 0)) open.push(text)
  }
  const sign = decided ?? (commas > 0 && points === 0 ? 'comma' : undefined)
  const answer = sign ?? (open.length > commas ? null : 'point')
  const isOpen = decided !== null || open.length > 0
  return { sign, question: isOpen ? createQuestion<DecimalSign>(answer, open) : undefined }
}

/** The day that a number stands for: a spreadsheet's serial number, or seconds or milliseconds since 1970. */
function countedDay(text: string, isSerial: boolean): IsoDate | null {
  // Excel's day 1 is 1 January 1900, and it counts a 29 February 1900 that did not exist.
  if (isSerial && serial.test(text)) return addDays('1899-12-30', Math.floor(Number(text)))
  const seconds = /^\s*(1\d{9})(?:\d{3})?(?:\.\d+)?\s*$/.exec(text)?.[1]
  return seconds ? todayInLondon(new Date(Number(seconds) * 1000)) : null
}

/** A check of invoice dates by the format of their column (decision 26). */
function createDateCheck(order: DateOrder, isSerial: boolean, decisions: Decisions): Check {
  const check = checkInvoiceDate(decisions.today, decisions.rules)
  return (text) => {
    const counted = countedDay(text, isSerial)
    const read = counted ? { ok: true as const, value: counted } : parseDate(text, order)
    if (read.ok) return check(read.value)
    const warning = 'Imported without a date, so no interest is calculated'
    return decisions.importWithoutDate ? { ok: true, value: '', warning } : read
  }
}

/** Whether a column of this name holds numbers of invoices, and not of the lines of one. */
function isReferenceName(name: string): boolean {
  const words = nameWords(name)
  const has = (...wanted: string[]) => wanted.some((word) => words.has(word))
  if (has('line', 'item', 'row', 'phone', 'product')) return false
  const isDocument = has('invoice', 'document', 'bill', 'voucher', 'transaction', 'order')
  return has('number', 'reference', 'id') || (isDocument && words.size === 1)
}

export function findFileRules(
  rows: readonly RowState[],
  header: readonly string[],
  fields: readonly (SheetField | null)[],
  decisions: Decisions,
): FileRules {
  const columns = (wanted: readonly SheetField[]) =>
    wanted.map((field) => fields.indexOf(field)).filter((index) => index !== -1)
  const textsOf = (indexes: readonly number[]) =>
    indexes.flatMap((index) => rows.map(({ cells }) => cells[index] ?? ''))
  const amounts = columns(amountFields)
  const dates = detectDates(textsOf(columns(['last_invoice_date'])), decisions.dateOrder)
  const { sign, question } = detectDecimalSign(textsOf(amounts), decisions.decimalSign)
  const checkDate = createDateCheck(dates.order, dates.isSerial, decisions)
  const currencies = amounts.map((index) => otherCurrencyOfHeader(header[index] ?? ''))
  const fileRules: FileRules = {
    ...{ decisions, header, checkDate, sign },
    readers: createReaders(fields, header, checkDate),
    blankOutstanding: null,
    columnCurrency: currencies.find((found) => found !== null) ?? null,
    referenceColumns: fields.flatMap((field, index) =>
      field === null && isReferenceName(header[index] ?? '') ? index : [],
    ),
    creditColumn:
      sideOf(header[fields.indexOf('initial_debt')] ?? '') === 'debit'
        ? header.findIndex((name) => sideOf(name) === 'credit')
        : -1,
    questions: { dateOrder: dates.question, decimalSign: question },
  }
  // A line of totals does not tell what a blank amount of a debt means.
  const hasBoth = rows.some((row) => {
    const cells = new RowCells(row.cells, fileRules.readers)
    const isFilled = amountFields.every((field) => cells.text(field) !== '')
    return isFilled && findNonDebt(row.cells, cells, fileRules) === null
  })
  return hasBoth
    ? { ...fileRules, blankOutstanding: decisions.blankOutstanding ?? 'whole' }
    : fileRules
}
