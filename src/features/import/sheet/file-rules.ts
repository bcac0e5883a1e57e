import type { IsoDate } from '@/rules/days'
import { checkInvoiceDate } from '@/rules/debt'
import type { InterestRules } from '@/rules/interest'
import type { DecimalSign } from '@/rules/money'
import { parseDate } from '@/rules/parse-date'
import { isPlaceholder } from '../cells/cell-values'
import {
  type DateFormat,
  detectDates,
  detectDecimalSign,
  isSerial,
  serialDate,
  unixDate,
} from '../cells/file-formats'
import { otherCurrencyOfHeader } from '../cells/ledger-words'
import { amountFields } from './leave-out'
import type { Decisions, SheetField, Summary } from './protocol'
import { type CellReaders, type CheckDate, createReaders } from './read-cell'
import type { SheetRowState } from './sheet-row'

export const initialDecisions: Omit<Decisions, 'today' | 'rules'> = {
  feeMode: 'Fixed Fee',
  dateOrder: null,
  decimalSign: null,
  importWithoutDate: false,
  blankOutstanding: null,
  firstLineIsDebt: false,
}

/** The rules that hold for every row of the file. */
export interface FileRules {
  today: IsoDate
  rules: InterestRules
  header: readonly string[]
  readers: CellReaders
  checkDate: CheckDate
  sign: DecimalSign | undefined
  /** The meaning of a blank outstanding amount where other rows have one; null if no other row has. */
  blankOutstanding: 'whole' | 'nothing' | null
  /** The currency in the name of a column of amounts, which is not pounds. */
  columnCurrency: string | null
}

const maxSamples = 3

type Fields = readonly (SheetField | null)[]

/** Rows whose outstanding amount is blank in a column that other rows fill; null if there are none. */
function findBlanks(rows: readonly SheetRowState[], fields: Fields) {
  const [initial = -1, outstanding = -1] = amountFields.map((field) => fields.indexOf(field))
  if (initial === -1 || outstanding === -1) return null
  const owed = rows.filter(({ cells, result }) => !result.leftOut && cells[initial]?.trim())
  const blank = owed.filter(({ cells }) =>
    isPlaceholder((cells[outstanding] ?? '').trim(), 'amount_outstanding'),
  )
  const samples = blank.slice(0, maxSamples).map(({ cells }) => cells[initial] ?? '')
  return blank.length > 0 && blank.length < owed.length ? { samples, rowCount: blank.length } : null
}

/** A check of invoice dates by the format of their column (decision 26). */
function createDateCheck(
  format: DateFormat,
  { today, rules, importWithoutDate }: Decisions,
): CheckDate {
  const check = checkInvoiceDate(today, rules)
  return (raw) => {
    const text = raw.trim()
    const counted = format.isSerial && isSerial(text) ? serialDate(text) : unixDate(text)
    if (counted) return check(counted)
    const read = parseDate(text, format.order)
    if (read.ok) return check(read.value)
    const warning = 'Imported without a date, so no interest is calculated'
    return importWithoutDate ? { ok: true, value: '', warning } : read
  }
}

/** The rules for every row, by the decisions and the evidence in the file, and the questions they leave open. */
export function findFileRules(
  rows: readonly SheetRowState[],
  header: readonly string[],
  fields: Fields,
  decisions: Decisions,
): { fileRules: FileRules; questions: Summary['questions'] } {
  const textsOf = (...wanted: readonly SheetField[]): string[] => {
    const texts: string[] = []
    for (const index of wanted.map((field) => fields.indexOf(field)).filter((at) => at !== -1)) {
      for (const { cells, result } of rows)
        if (result.leftOut?.reason !== 'total') texts.push(cells[index] ?? '')
    }
    return texts
  }
  const { today, rules } = decisions
  const dates = detectDates(textsOf('last_invoice_date'), decisions.dateOrder)
  const amounts = detectDecimalSign(textsOf(...amountFields), decisions.decimalSign)
  const checkDate = createDateCheck(dates, decisions)
  const columnCurrency = amountFields
    .map((field) => otherCurrencyOfHeader(header[fields.indexOf(field)] ?? ''))
    .find((found) => found !== null)
  return {
    fileRules: {
      ...{ today, rules, header, checkDate, sign: amounts.sign },
      readers: createReaders(fields, checkDate),
      blankOutstanding: findBlanks(rows, fields) && (decisions.blankOutstanding ?? 'whole'),
      columnCurrency: columnCurrency ?? null,
    },
    questions: {
      ...(dates.question && { dateOrder: dates.question }),
      ...(amounts.question && { decimalSign: amounts.question }),
    },
  }
}

/** Asks what is owed where the outstanding amount is blank; nothing where no other row has one. */
export function blankQuestion(
  rows: readonly SheetRowState[],
  fields: Fields,
  answer: FileRules['blankOutstanding'],
): Summary['questions'] {
  const blanks = answer && findBlanks(rows, fields)
  return blanks ? { blankOutstanding: { ...blanks, answer } } : {}
}

/** Whether the first line is a debt, where it looks like one or was said to be. */
export const firstLineQuestion = (
  firstLine: readonly string[],
  answer: boolean,
): Summary['questions'] => {
  const samples = firstLine.filter((cell) => cell.trim() !== '').slice(0, maxSamples)
  return { firstLineIsDebt: { answer, samples, rowCount: 1 } }
}
