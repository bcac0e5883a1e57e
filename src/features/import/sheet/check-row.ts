import type { DebtEntry } from '@/api/debtor/request-body'
import { formatInteger } from '@/lib/format-integer'
import { memoize } from '@/lib/memoize'
import type { Checked } from '@/rules/check'
import { claim } from '@/rules/claim'
import { type DateOrder, type IsoDate, parseDate } from '@/rules/days'
import { checkAmountOwed, checkInvoiceDate, checkOutstanding } from '@/rules/debt'
import { isSerial, serialDate } from '@/rules/file-formats'
import type { InterestRules } from '@/rules/interest'
import { type DecimalSign, type Pence, parseMoney } from '@/rules/money'
import { entryIdentity, rowKey } from './duplicates'
import { type ColumnFacts, leaveOut } from './leave-out'
import { parseAddress } from './parse-address'
import { parseDebtor } from './parse-debtor'
import type { SheetField } from './protocol'
import { fileLimits } from './protocol'
import { type ColumnIndexes, type Issue, RowCells } from './row-cells'
import { type RowResult, unchecked } from './sheet-row'

/** What holds for every row of the file. */
export interface CheckSettings extends ColumnFacts {
  today: IsoDate
  rules: InterestRules
  checkDate: (text: string) => DateResult
  sign: DecimalSign | undefined
  importWithoutDate: boolean
  /** What a blank outstanding amount means where other rows have one; null if no other row has. */
  blankOutstanding: 'whole' | 'nothing' | null
}

interface DateResult {
  checked: Checked<IsoDate>
  /** It is no date at all, rather than one that cannot be claimed for. */
  isInvalid: boolean
}

/** A check of invoice dates that remembers the dates of a file. */
export function createDateCheck(
  format: { order: DateOrder; isSerial: boolean },
  today: IsoDate,
  rules: InterestRules,
): CheckSettings['checkDate'] {
  const checkDate = checkInvoiceDate(today, rules)
  return memoize((raw) => {
    const text = raw.trim()
    const parsed: Checked<IsoDate> =
      format.isSerial && isSerial(text)
        ? { ok: true, value: serialDate(text) }
        : parseDate(text, format.order)
    return {
      checked: parsed.ok ? checkDate(parsed.value) : parsed,
      isInvalid: !parsed.ok,
    }
  })
}

export interface CheckedRow {
  result: RowResult
  /** With stand-ins for invalid cells; null where the row was not read. */
  entry: DebtEntry | null
}

/** Both amounts in pence. A missing original amount equals the other. */
function parseAmounts(cells: RowCells, { sign, blankOutstanding }: CheckSettings) {
  const initialText = cells.value('initial_debt')
  const outstandingText = cells.value('amount_outstanding')
  const hasNoInitial = !/[^\s\-−–—£]/.test(initialText) || /^\s*nil\s*$/i.test(initialText)
  if (hasNoInitial && outstandingText !== '') {
    const amount = cells.take('amount_outstanding', checkAmountOwed(outstandingText, sign), 0)
    return { initial: amount, outstanding: amount }
  }
  const initial = cells.take('initial_debt', checkAmountOwed(initialText, sign), 0)
  if (outstandingText.trim() === '') {
    if (blankOutstanding === null) return { initial, outstanding: initial }
    const isWhole = blankOutstanding === 'whole'
    cells.warn(
      'amount_outstanding',
      `Blank: ${isWhole ? 'the original amount is' : 'nothing is'} outstanding`,
    )
    return { initial, outstanding: isWhole ? initial : 0 }
  }
  const outstanding = cells.take('amount_outstanding', checkOutstanding(outstandingText, sign), 0)
  if (outstanding > initial && initial > 0) {
    cells.warn('amount_outstanding', 'This is more than the original amount')
  }
  return { initial, outstanding }
}

function parseInvoiceDate(cells: RowCells, settings: CheckSettings): IsoDate | null {
  const text = cells.value('last_invoice_date')
  if (text.trim() === '') {
    if (cells.raw('last_invoice_date').trim() !== '')
      cells.warn('last_invoice_date', 'This is no date, so no interest is calculated')
    return null
  }
  const { checked, isInvalid } = settings.checkDate(text)
  if (isInvalid && settings.importWithoutDate) {
    cells.warn('last_invoice_date', 'Imported without a date, so no interest is calculated')
    return null
  }
  return cells.take<IsoDate | null>('last_invoice_date', checked, null)
}

/** Builds the entry field by field: spreading objects is measurably slow on long files. */
function parseEntry(cells: RowCells, settings: CheckSettings) {
  const debtor = parseDebtor(cells)
  const address = parseAddress(cells)
  const amounts = parseAmounts(cells, settings)
  const primary_email = cells.text('primary_email')
  const primary_phone = cells.text('primary_phone')
  if (!address && !primary_email && !primary_phone) {
    cells.warn(null, 'There is no address, email or phone to reach the debtor by')
  }
  const entry: DebtEntry = {
    title: debtor.title,
    customer_ref: cells.text('customer_ref'),
    company_type: debtor.company_type,
    first_names: debtor.first_names,
    last_name: debtor.last_name,
    is_individual: debtor.is_individual,
    company_name: debtor.company_name,
    trading_name: debtor.trading_name,
    salutation: '',
    letter_title: '',
    company_number: debtor.company_number,
    vat_number: cells.text('vat_number'),
    nature_of_business: [],
    external_ref: cells.text('external_ref'),
    primary_email,
    primary_phone,
    addresses: address ? [address] : [],
    contacts: [],
    initial_debt: amounts.initial,
    amount_outstanding: amounts.outstanding,
    last_invoice_date: parseInvoiceDate(cells, settings),
    debt_type: cells.text('debt_type'),
    department: cells.text('department'),
    debt_disputed: cells.yesNo('is_disputed') ?? false,
    add_late_payment_interest: !debtor.isConsumer,
    add_late_payment_compensation: !debtor.isConsumer,
  }
  return { entry, isConsumer: debtor.isConsumer }
}

/** Whether a figure of the file differs from the portal's. */
function differs(text: string, own: Pence, sign: DecimalSign | undefined): boolean {
  if (text === '') return false
  const read = parseMoney(text, sign)
  return !read.ok || (read.value !== null && read.value !== own && /\d/.test(text))
}

const { cellCharacters } = fileLimits
const tooLong = `Text must be ${formatInteger(cellCharacters)} characters or fewer. Shorten it, or leave the column out`
const shownCharacters = 100

/** Errors of cells that exceed the length limit of spreadsheets. */
function longCells(cells: readonly string[], indexes: ColumnIndexes): Issue[] {
  if (!cells.some((cell) => cell.length > cellCharacters)) return []
  return (Object.entries(indexes) as [SheetField, number][]).flatMap(([field, index]) => {
    const cell = cells[index] ?? ''
    return cell.length > cellCharacters
      ? [{ field, value: `${cell.slice(0, shownCharacters)}…`, message: tooLong }]
      : []
  })
}

/**
 * Checks one row of the file.
 * @param problem why the row is malformed; null if it is not
 * @param isIncluded a person took the row in although it looks like no debt
 */
export function checkRow(
  row: { cells: readonly string[]; problem: string | null },
  settings: CheckSettings,
  isIncluded = false,
): CheckedRow {
  const cells = new RowCells(row.cells, settings.indexes)
  const leftOut = leaveOut(row.cells, cells, settings)
  if (leftOut && !(isIncluded && leftOut.reason !== 'currency'))
    return { result: { ...unchecked, leftOut }, entry: null }
  const unreadable = row.problem
    ? [{ field: null, value: '', message: row.problem }]
    : longCells(row.cells, settings.indexes)
  if (unreadable.length > 0) return { result: { ...unchecked, errors: unreadable }, entry: null }
  const { entry, isConsumer } = parseEntry(cells, settings)
  const { interest, compensation } = claim({
    initialDebt: entry.initial_debt,
    amountOutstanding: entry.amount_outstanding,
    lastInvoiceDate: entry.last_invoice_date,
    addInterest: entry.add_late_payment_interest,
    addCompensation: entry.add_late_payment_compensation,
    today: settings.today,
    rules: settings.rules,
  })
  const identity = cells.errors.length === 0 ? entryIdentity(entry) : null
  const result = {
    leftOut: null,
    errors: cells.errors,
    warnings: cells.warnings,
    initial: entry.initial_debt,
    outstanding: entry.amount_outstanding,
    interest,
    compensation,
    isConsumer,
    fileFee: cells.value('fee_type').trim().toLowerCase(),
    hasOtherFigures:
      differs(cells.value('interestDue'), interest, settings.sign) ||
      differs(cells.value('compDue'), compensation, settings.sign),
    identity,
    key: identity && rowKey(identity),
  }
  return { result, entry }
}
