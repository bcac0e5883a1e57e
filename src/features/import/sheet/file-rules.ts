import { distinct } from '@/lib/distinct'
import { memoize } from '@/lib/memoize'
import type { Check } from '@/rules/check'
import { addDays, type IsoDate } from '@/rules/days'
import { checkInvoiceDate } from '@/rules/debt'
import { amountReadings, type DecimalSign } from '@/rules/money'
import { type DateOrder, parseDate } from '@/rules/parse-date'
import { todayInLondon } from '@/rules/today-in-london'
import { otherCurrencyOfHeader, otherCurrencyOfNote } from '../cells/ledger-words'
import { isPlaceholder } from '../cells/placeholder'
import { amountFields } from '../cells/sheet-fields'
import { nameWords } from './column-names'
import { findNonDebt } from './non-debt'
import type { Decisions, SheetColumn, SheetField } from './protocol'
import { createReaders, RowCells } from './read-cell'
import type { RowState } from './row-state'

/** The rules that hold for every row of the file, by the decisions and the evidence in the file. */
export type FileRules = ReturnType<typeof findFileRules>

/**
 * A question that the file leaves open.
 * @param answer in force, decided or not; null if the file favours neither, and rows wait for it
 */
export const createQuestion = <T>(
  answer: T | null,
  concerned: readonly string[],
  rowCount = concerned.length,
) => ({
  answer,
  /** The first values concerned, as the file has them. */
  samples: distinct(concerned.map((text) => text.trim())).slice(0, 3),
  rowCount,
})

/** A numeric date with the year last. A time may follow. */
const numericDate =
  /^\s*(\d{1,2})(?:\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(?:\d{4}|\d{2})(?=$|\s|T)|(\d{2})(?:19|20)\d{2}$)/
/** A spreadsheet's number of a day from 1954 to 2064, and a part of the day. */
const serial = /^\s*([2-5]\d{4}|60000)(?:[.,]\d+)?\s*$/

/** The first two numbers of a numeric date; null for anything else. */
const dateForm = memoize((text) => {
  const [isNumeric, first, second, joined] = numericDate.exec(text) ?? []
  const isDate = isNumeric && (parseDate(text).ok || parseDate(text, 'month-first').ok)
  if (!isDate || isPlaceholder(text, 'last_invoice_date')) return null
  return { text, first: Number(first), second: Number(second ?? joined) }
})

/** Detects how a column writes dates. Dates that can only be day first settle the order if all others can be too. */
function detectDates(texts: readonly string[], decided: DateOrder | null) {
  const forms = texts.map(dateForm).filter((form) => form !== null)
  const open = forms.filter(({ first, second }) => first !== second && first <= 12 && second <= 12)
  const isDayFirst = forms.some(({ first }) => first > 12)
  const isMonthFirst = forms.some(({ second }) => second > 12)
  const order = decided ?? (isMonthFirst && !isDayFirst ? 'month-first' : 'day-first')
  const isOpen = decided !== null || (open.length > 0 && (isMonthFirst || !isDayFirst))
  const openTexts = open.map(({ text }) => text)
  return { order, question: isOpen ? createQuestion(order, openTexts) : undefined }
}

/** `12,50` and `1.234,50` and `1.250,-` and `1.234.567`, whose decimal sign is a comma. */
const commaDecimal =
  /^\D*(?:\d{1,3}(?:[.\s'’]\d{3})*|\d{4,12}),(?:\d{1,2}|[-–—]{1,2})\D*$|^\D*\d{1,3}(?:\.\d{3}){2,4}\D*$/
const decimalPoint = /\.\d{1,2}\D*$|^\D*\d{1,3},\d{3}\D*$/

/**
 * Detects the decimal sign of the columns of amounts; undefined where an amount that can be read either
 * way has to be refused.
 * @param rows the amounts of each row
 */
function detectDecimalSign(rows: readonly (readonly string[])[], decided: DecimalSign | null) {
  const isComma = (text: string) => commaDecimal.test(text)
  const hasPoint = (text: string) => decimalPoint.test(text)
  const isOpen = (text: string) =>
    !hasPoint(text) && (isComma(text) || amountReadings(text).length > 0)
  const openRows = rows.map((texts) => texts.filter(isOpen)).filter(({ length }) => length > 0)
  const open = openRows.flat()
  const hasCommasAlone = open.some(isComma) && !rows.flat().some(hasPoint)
  const sign = decided ?? (hasCommasAlone ? 'comma' : undefined)
  const answer = sign ?? (open.every(isComma) ? 'point' : null)
  const question = createQuestion<DecimalSign>(answer, open, openRows.length)
  return { sign, question: decided !== null || open.length > 0 ? question : undefined }
}

/** The day that a number stands for: a spreadsheet's serial number, or seconds or milliseconds since 1970. */
function countedDay(text: string): IsoDate | null {
  const day = serial.exec(text)?.[1]
  // Excel's day 1 is 1 January 1900, and it counts a 29 February 1900 that did not exist.
  if (day) return addDays('1899-12-30', Number(day))
  const seconds = /^\s*(1\d{9})(?:\d{3})?(?:\.\d+)?\s*$/.exec(text)?.[1]
  return seconds ? todayInLondon(new Date(Number(seconds) * 1000)) : null
}

/** A check of invoice dates by the format of their column (decision 26). */
function createDateCheck(order: DateOrder, decisions: Decisions): Check {
  const check = checkInvoiceDate(decisions.today, decisions.rules)
  return (text) => {
    const counted = countedDay(text)
    const read = counted ? { ok: true as const, value: counted } : parseDate(text, order)
    if (read.ok) return check(read.value)
    const warning = 'Imported without a date, so no interest is calculated'
    return decisions.importWithoutDate ? { ok: true, value: '', warning } : read
  }
}

/** Whether a column of this name holds numbers of invoices, and not of the lines of one. */
function isReferenceName(name: string): boolean {
  const words = [...nameWords(name)].join(' ')
  if (/\b(?:line|item|row|phone|product)\b/.test(words)) return false
  return /\b(?:number|reference|id)\b|^(?:invoice|document|bill|voucher|transaction|order)$/.test(
    words,
  )
}

export function findFileRules(
  rows: readonly RowState[],
  columns: readonly SheetColumn[],
  notes: readonly string[],
  decisions: Decisions,
) {
  const columnOf = (field: SheetField) => columns.find((column) => column.field === field)
  const nameOf = (field: SheetField) => columnOf(field)?.header ?? ''
  const textOf = (field: SheetField) => {
    const { index = -1 } = columnOf(field) ?? {}
    return ({ cells }: RowState) => cells[index] ?? ''
  }
  const dates = detectDates(rows.map(textOf('last_invoice_date')), decisions.dateOrder)
  const amountTexts = amountFields.map(textOf)
  const amounts = rows.map((row) => amountTexts.map((read) => read(row)))
  const { sign, question } = detectDecimalSign(amounts, decisions.decimalSign)
  const checkDate = createDateCheck(dates.order, decisions)
  // A column of currencies is more exact than a note.
  const hasCurrencies = rows.map(textOf('currency')).some((text) => text.trim())
  const currencies = [
    ...amountFields.map((field) => otherCurrencyOfHeader(nameOf(field))),
    ...(hasCurrencies ? [] : notes.map(otherCurrencyOfNote)),
  ]
  const readers = createReaders(columns, checkDate)
  const nonDebtRules = {
    columns,
    columnCurrency: currencies.find((found) => found !== null) ?? null,
    creditColumn: -1,
  }
  const hasBoth = ({ cells: texts }: RowState) => {
    const cells = new RowCells(texts, readers)
    // A line of totals does not tell what a blank amount of a debt means.
    const isDebt = () => findNonDebt(cells, nonDebtRules) === null
    return amountFields.every((field) => cells.text(field) !== '') && isDebt()
  }
  return {
    ...{ decisions, ...nonDebtRules, checkDate, readers, sign },
    /** Other rows have both amounts, so a blank outstanding one is asked about. */
    hasBothAmounts: rows.some(hasBoth),
    /** Columns without a field whose values tell invoices apart, as their names say. */
    referenceColumns: columns
      .filter(({ field, header }) => field === null && isReferenceName(header))
      .map(({ index }) => index),
    /** The questions that the evidence leaves open. */
    questions: { dateOrder: dates.question, decimalSign: question },
  }
}
