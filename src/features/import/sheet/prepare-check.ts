import { isPlaceholder } from '@/rules/cell-values'
import { detectDates, detectDecimalSign } from '@/rules/file-formats'
import { otherCurrencyOfHeader } from '@/rules/ledger-words'
import { type CheckSettings, createDateCheck } from './check-row'
import { amountFields } from './leave-out'
import type { Decisions, SheetField, Summary } from './protocol'
import { columnIndexesOf } from './row-cells'
import type { SheetRowState } from './sheet-row'

export const initialDecisions: Omit<Decisions, 'today' | 'rules'> = {
  feeMode: 'Fixed Fee',
  dateOrder: null,
  decimalSign: null,
  importWithoutDate: false,
  blankOutstanding: null,
  firstLineIsDebt: false,
}

const maxSamples = 3

const amountColumnsOf = (fields: readonly (SheetField | null)[]) =>
  amountFields.map((field) => fields.indexOf(field))

/** Rows whose outstanding amount is blank in a column that other rows fill; null if there are none. */
function findBlanks(rows: readonly SheetRowState[], fields: readonly (SheetField | null)[]) {
  const [initial = -1, outstanding = -1] = amountColumnsOf(fields)
  if (initial === -1 || outstanding === -1) return null
  const samples: string[] = []
  let rowCount = 0
  let hasFilled = false
  for (const { cells, result } of rows) {
    if (result.leftOut || (cells[initial] ?? '').trim() === '') continue
    if (!isPlaceholder((cells[outstanding] ?? '').trim(), 'amount_outstanding')) hasFilled = true
    else {
      rowCount += 1
      if (samples.length < maxSamples) samples.push(cells[initial] ?? '')
    }
  }
  return hasFilled && rowCount > 0 ? { samples, rowCount } : null
}

/** What holds for every row, by the decisions and by the evidence in the file; and what that leaves open. */
export function prepareCheck(
  rows: readonly SheetRowState[],
  header: readonly string[],
  fields: readonly (SheetField | null)[],
  decisions: Decisions,
): { settings: CheckSettings; questions: Summary['questions'] } {
  function* textsOf(wanted: readonly SheetField[]) {
    for (const index of wanted.map((field) => fields.indexOf(field))) {
      for (const { cells, result } of index === -1 ? [] : rows)
        if (result.leftOut?.reason !== 'total') yield cells[index] ?? ''
    }
  }
  const { today, rules } = decisions
  const dates = detectDates(textsOf(['last_invoice_date']), decisions.dateOrder)
  const amounts = detectDecimalSign(textsOf(amountFields), decisions.decimalSign)
  return {
    settings: {
      indexes: columnIndexesOf(fields),
      header,
      today,
      rules,
      checkDate: createDateCheck(dates, today, rules),
      sign: amounts.sign,
      importWithoutDate: decisions.importWithoutDate,
      blankOutstanding: findBlanks(rows, fields) && (decisions.blankOutstanding ?? 'whole'),
      columnCurrency:
        amountColumnsOf(fields)
          .map((index) => otherCurrencyOfHeader(header[index] ?? ''))
          .find((currency) => currency !== null) ?? null,
    },
    questions: {
      ...(dates.question && { dateOrder: dates.question }),
      ...(amounts.question && { decimalSign: amounts.question }),
    },
  }
}

/** What is owed where the outstanding amount is blank; nothing to ask where no other row has one. */
export function blankQuestion(
  rows: readonly SheetRowState[],
  fields: readonly (SheetField | null)[],
  answer: CheckSettings['blankOutstanding'],
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
