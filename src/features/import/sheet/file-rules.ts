import { distinct } from '@/lib/distinct'
import { memoize } from '@/lib/memoize'
import type { Check } from '@/rules/check'
import { addDays, type IsoDate } from '@/rules/days'
import { checkInvoiceDate } from '@/rules/debt'
import { amountReadings, type DecimalSign, parseMoney } from '@/rules/money'
import { type DateOrder, parseDate } from '@/rules/parse-date'
import { todayInLondon } from '@/rules/today-in-london'
import { otherCurrencyOfHeader, otherCurrencyOfNote } from '../cells/currency'
import { customerKind } from '../cells/ledger-terms'
import { isPlaceholder } from '../cells/placeholder'
import { amountFields } from '../cells/sheet-fields'
import type { Match } from './match-columns'
import { findNonDebt, isInvoiceNumber } from './non-debt'
import type { Decisions, SheetColumn, SheetField } from './protocol'
import { createReaders, RowCells } from './read-cell'
import type { RowState } from './row-state'

/** The rules that hold for every row of the file, by the decisions and the evidence in the file. */
export type FileRules = ReturnType<typeof findFileRules>

/**
 * A question that the file leaves open, unless it concerns no row.
 * @param answer in force, decided or not; null if the file favours neither, and rows wait for it
 */
export const createQuestion = <T>(answer: T | null, concerned: readonly string[]) => ({
  answer,
  /** The first values concerned, as the file has them. */
  samples: distinct(concerned.map((text) => text.trim())).slice(0, 3),
  rowCount: concerned.length,
})

type Texts = readonly string[]

/** A spreadsheet's number of a day from 1954 to 2064, and a part of the day. */
const serial = /^\s*([2-5]\d{4}|60000)(?:[.,]\d+)?\s*$/

/** The order in which a text is a date; open if it is two dates, null if it is the same date or no date. */
const orderOf = memoize((text) => {
  if (isPlaceholder(text, 'last_invoice_date')) return null
  const [dayFirst, monthFirst] = [parseDate(text), parseDate(text, 'month-first')]
  if (dayFirst.ok && monthFirst.ok) return dayFirst.value === monthFirst.value ? null : 'open'
  if (dayFirst.ok) return 'day-first'
  return monthFirst.ok ? 'month-first' : null
})

/** Names of columns of descriptions and notes. */
const description = /descr|detail|memo|narrati|particular|note|comment|remark|document|^type$/i

/** With an amount it is a balance below the debts, and no title. */
const purchases =
  /^(?:aged (?:payables|creditors)|(?:a\/p|payables) age?ing|purchase ledger|creditors (?:list|at|as))\b(?!.*[.,]\d\d\b)/i

const shortDate = /^\s*\d\d[/.-]\d\d[/.-]\d\d\s*$/
/** Older debts are barred (Limitation Act 1980, section 5), so a year before is more likely a day. */
const limitationDays = 6 * 366

/** Whether short dates such as 25/06/30 are days of the last years only if the year is first. */
function areYearFirst(texts: Texts, today: IsoDate): boolean {
  const isPast = (text: string, order: DateOrder, from = '') => {
    const date = parseDate(text, order)
    return date.ok && date.value <= today && date.value >= from
  }
  const barred = addDays(today, -limitationDays)
  return (
    texts.length > 1 &&
    texts.some((text) => !isPast(text, 'day-first') && !isPast(text, 'month-first')) &&
    texts.every((text) => isPast(text, 'year-first', barred)) &&
    // A file has few years and many days.
    distinct(texts.map((text) => text.trim().slice(0, 2))).length <=
      distinct(texts.map((text) => text.trim().slice(-2))).length
  )
}

/** Detects how a column writes dates. Dates that can only be day first settle the order if all others can be too. */
function detectDates(texts: Texts, others: Texts, { dateOrder: decided, today }: Decisions) {
  const short = texts.filter((text) => shortDate.test(text))
  if (areYearFirst(short, today)) {
    const order = decided ?? 'year-first'
    return { order, question: createQuestion(order, short) }
  }
  const open = texts.filter((text) => orderOf(text) === 'open')
  const has = (order: DateOrder) =>
    [texts, others].some((each) => each.some((text) => orderOf(text) === order))
  const [isDayFirst, isMonthFirst] = [has('day-first'), has('month-first')]
  const order = decided ?? (isMonthFirst && !isDayFirst ? 'month-first' : 'day-first')
  const isSettled = !decided && isDayFirst && !isMonthFirst
  return { order, question: createQuestion(order, isSettled ? [] : open) }
}

const isAmbiguous = (text: string) => amountReadings(text).length > 0
/** `12,50`, `1.234,50` and `1.234.567`, whose decimal sign is a comma. */
const needsComma = (text: string) =>
  !parseMoney(text).ok && !isAmbiguous(text) && parseMoney(text, 'comma').ok
/** `12.50` and `1,250`. */
function needsPoint(text: string): boolean {
  const amount = parseMoney(text)
  return amount.ok && Boolean(amount.value) && /[.,]\d/.test(text)
}

/**
 * Detects the decimal sign of the columns of amounts; undefined where an amount that can be read either
 * way has to be refused.
 * @param rows the amounts of each row
 */
function detectDecimalSign(rows: readonly (readonly string[])[], decided?: DecimalSign) {
  const isOpen = (text: string) =>
    !/^\d*(?:\.\d\d)?$/.test(text) && (needsComma(text) || isAmbiguous(text))
  const openRows = rows.filter((texts) => texts.some(isOpen))
  const open = openRows.flat().filter(isOpen)
  const hasCommasAlone = open.some(needsComma) && !rows.flat().some(needsPoint)
  const sign = decided ?? (hasCommasAlone ? 'comma' : undefined)
  const answer = sign ?? (open.every(needsComma) ? 'point' : null)
  const firstOfRows = openRows.flatMap((texts) => texts.find(isOpen) ?? [])
  return { sign, question: createQuestion(answer, firstOfRows) }
}

/** The day that a number stands for: a spreadsheet's serial number, or seconds or milliseconds since 1970. */
function countedDay(text: string): IsoDate | null {
  const day = serial.exec(text)?.[1]
  // Excel's day 1 is 1 January 1900, and it counts a 29 February 1900 that did not exist.
  if (day) return addDays('1899-12-30', Number(day))
  const seconds = /^\s*(1\d{9})(?:\d{3})?(?:\.\d+)?\s*$/.exec(text)?.[1]
  return seconds ? todayInLondon(new Date(Number(seconds) * 1000)) : null
}

export function findFileRules(
  rows: readonly RowState[],
  { columns, contested }: Match,
  notes: readonly string[],
  decisions: Decisions,
) {
  const columnOf = (field: SheetField) => columns.find((column) => column.field === field)
  const nameOf = (field: SheetField) => columnOf(field)?.header ?? ''
  const textsIn = (column?: SheetColumn) =>
    rows.map(({ cells }) => cells[column?.index ?? -1] ?? '')
  const textsOf = (field: SheetField) => textsIn(columnOf(field))
  const otherDates = columns.filter(({ field, header }) => !field && /\bdate|\bdue/i.test(header))
  const others = otherDates.flatMap((column) => textsIn(column).slice(0, 1000))
  const dates = detectDates(textsOf('last_invoice_date'), others, decisions)
  const readDate: Check = (text) => {
    const counted = countedDay(text)
    return counted ? { ok: true, value: counted } : parseDate(text, dates.order)
  }
  const checkInvoiceDay = checkInvoiceDate(decisions.today, decisions.rules)
  /** By decision 26. */
  const checkDate: Check = (text) => {
    const read = readDate(text)
    if (read.ok) return checkInvoiceDay(read.value)
    const warning = 'Imported without a date, so no interest is calculated'
    return decisions.importWithoutDate ? { ok: true, value: '', warning } : read
  }
  const indexes = amountFields.flatMap((field) => columnOf(field)?.index ?? [])
  const amounts = rows.map(({ cells }) => indexes.map((index) => cells[index] ?? ''))
  const { sign, question } = detectDecimalSign(amounts, decisions.decimalSign)
  // A column of currencies is more exact than a note.
  const hasCurrencies = textsOf('currency').some((text) => text.trim())
  const currencies = [
    ...amountFields.map((field) => otherCurrencyOfHeader(nameOf(field))),
    ...(hasCurrencies ? [] : notes.map(otherCurrencyOfNote)),
  ]
  const hasContact = columns.some(({ header }) => /contact/i.test(header)) || columnOf('last_name')
  const readers = createReaders(columns, checkDate)
  const rules = {
    ...{ decisions, columns, contested, readDate, readers, sign },
    /** A fifth of the references begin with INV or SI, or are numbers, so that CN begins those of credit notes. */
    hasInvoiceNumbers: textsOf('external_ref').filter(isInvoiceNumber).length * 5 >= rows.length,
    /** Their texts may name a credit as well. */
    descriptionColumns: columns
      .filter(
        ({ field, sample, header }) =>
          !field && sample && description.test(header) && !/pay/i.test(header),
      )
      .map(({ index }) => index),
    /** The currency in the name of a column of amounts, or in a note beside the table, if not pounds. */
    columnCurrency: currencies.find((found) => found !== null) ?? null,
    /** The title of a report of what the client owes itself: Aged Payables Summary. */
    ofPurchases: notes.find((note) => purchases.test(note)) ?? null,
    areConsumers: customerKind(nameOf('company_name')) === 'consumer',
    /** A title is that of the debtor, and not of a contact beside its name. */
    areTitled: !/company|business|organi|firm/i.test(nameOf('company_name')) && !hasContact,
    /** Some debts have both amounts, so a blank outstanding one is a question for the person. */
    hasBothAmounts: false,
    /** The questions that the evidence leaves open. */
    questions: { dateOrder: dates.question, decimalSign: question },
  }
  rules.hasBothAmounts = rows.some(({ cells: texts }) => {
    const cells = new RowCells({ cells: texts }, readers)
    const areFilled = cells.text('initial_debt') !== '' && cells.text('amount_outstanding') !== ''
    // A line of totals is no evidence about blank amounts of debts.
    return areFilled && findNonDebt(cells, rules) === null
  })
  return rules
}
