import type { DebtEntry } from '@/api/debtor/request-body'
import type { TableRow } from '@/lib/csv-read'
import type { Checked } from '@/rules/check'
import { claim } from '@/rules/claim'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed, checkOutstanding } from '@/rules/debt'
import { debtorName } from '@/rules/debtor-name'
import { type DecimalSign, type Pence, parseMoney } from '@/rules/money'
import { blankMessage, type FileRules } from './file-rules'
import { findNonDebt } from './non-debt'
import { parseAddress, parseDebtor } from './parse-debtor'
import type { LeftOut, SheetField } from './protocol'
import { createIssue, noIssues, RowCells } from './read-cell'

/** What is kept of a row; its entry is built again when it is sent. Here of one that is not checked yet. */
export const unchecked = {
  name: '',
  customerRef: '',
  externalRef: '',
  /** In pence, as are all amounts. */
  amount: 0 as Pence,
  date: null as IsoDate | null,
  /** Why it is no debt in pounds; null for a debt. */
  nonDebt: null as LeftOut | null,
  issues: noIssues,
  /** One of the issues is an error. */
  isInvalid: false,
  outstanding: 0 as Pence,
  interest: 0 as Pence,
  compensation: 0 as Pence,
  isConsumer: false,
  /** The fee type of the file; blank if it has none. */
  fileFee: '',
  /** The file's interest or compensation differs from the portal's calculation. */
  hasOtherFigures: false,
}

export type CheckedRow = Readonly<typeof unchecked>

/** The checked value, or 0 for an invalid one, which is never sent. */
function takeAmount(cells: RowCells, field: SheetField, checked: Checked<Pence>): Pence {
  const message = checked.ok ? checked.warning : checked.error
  if (message) cells.add(checked.ok ? 'warning' : 'error', field, message)
  return checked.ok ? checked.value : 0
}

const noAmount = /^[\s\-−–—£]*$|^\s*nil\s*$/i

/** Both amounts in pence. A missing original amount equals the other. */
function parseAmounts(cells: RowCells, { sign, blankOutstanding }: FileRules) {
  const initialText = cells.take('initial_debt')
  const outstandingText = cells.take('amount_outstanding')
  if (outstandingText !== '' && noAmount.test(initialText)) {
    const amount = takeAmount(cells, 'amount_outstanding', checkAmountOwed(outstandingText, sign))
    return { initial: amount, outstanding: amount }
  }
  const initial = takeAmount(cells, 'initial_debt', checkAmountOwed(initialText, sign))
  if (outstandingText === '') {
    if (blankOutstanding === null || initialText === '') return { initial, outstanding: initial }
    const isWhole = blankOutstanding === 'whole'
    const owed = isWhole ? 'the original amount is' : 'nothing is'
    cells.add('warning', 'amount_outstanding', `${blankMessage}${owed} outstanding`)
    return { initial, outstanding: isWhole ? initial : 0 }
  }
  const checked = checkOutstanding(outstandingText, sign)
  const outstanding = takeAmount(cells, 'amount_outstanding', checked)
  if (outstanding > initial && initial > 0)
    cells.add('warning', 'amount_outstanding', 'This is more than the original amount')
  return { initial, outstanding }
}

/** Builds the entry field by field: spreading objects is measurably slow on long files. */
function parseEntry(cells: RowCells, fileRules: FileRules) {
  const debtor = parseDebtor(cells)
  const address = parseAddress(cells)
  const amounts = parseAmounts(cells, fileRules)
  const primary_email = cells.take('primary_email')
  const primary_phone = cells.take('primary_phone')
  if (!address && !primary_email && !primary_phone)
    cells.add('warning', null, 'There is no address, email or phone number for the debtor')
  const entry: DebtEntry = {
    title: debtor.title,
    customer_ref: cells.take('customer_ref'),
    company_type: debtor.company_type,
    first_names: debtor.first_names,
    last_name: debtor.last_name,
    is_individual: debtor.is_individual,
    company_name: debtor.company_name,
    trading_name: debtor.trading_name,
    salutation: '',
    letter_title: '',
    company_number: debtor.company_number,
    vat_number: cells.take('vat_number'),
    nature_of_business: [],
    external_ref: cells.take('external_ref'),
    primary_email,
    primary_phone,
    addresses: address ? [address] : [],
    contacts: [],
    initial_debt: amounts.initial,
    amount_outstanding: amounts.outstanding,
    last_invoice_date: cells.take('last_invoice_date') || null,
    debt_type: cells.take('debt_type'),
    department: cells.take('department'),
    debt_disputed: cells.take('is_disputed') === 'yes',
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

/** Messages about rows that do not fit the header have counts, so that they are grouped by this one. */
export const shapeMessage = 'Cells and columns do not match'

/** Checks one row of the file. @returns its entry with stand-ins for invalid cells; null for a malformed row */
export function checkRow(
  { cells: texts, problem }: TableRow,
  fileRules: FileRules,
): { checked: CheckedRow; entry: DebtEntry | null } {
  const cells = new RowCells(texts, fileRules.readers)
  const nonDebt = findNonDebt(texts, cells, fileRules)
  if (problem) {
    const isShape = problem.startsWith('This row has ')
    const issues = [createIssue('error', null, '', problem, isShape ? shapeMessage : problem)]
    return { checked: { ...unchecked, nonDebt, issues, isInvalid: true }, entry: null }
  }
  const { entry, isConsumer } = parseEntry(cells, fileRules)
  const { interest, compensation } = claim({
    initialDebt: entry.initial_debt,
    amountOutstanding: entry.amount_outstanding,
    lastInvoiceDate: entry.last_invoice_date,
    addInterest: !isConsumer,
    addCompensation: !isConsumer,
    today: fileRules.today,
    rules: fileRules.rules,
  })
  const checked: CheckedRow = {
    name: debtorName(entry),
    customerRef: entry.customer_ref,
    externalRef: entry.external_ref,
    amount: entry.initial_debt,
    date: entry.last_invoice_date,
    nonDebt,
    issues: cells.issues,
    isInvalid: cells.issues.some(({ severity }) => severity === 'error'),
    outstanding: entry.amount_outstanding,
    interest,
    compensation,
    isConsumer,
    fileFee: cells.text('fee_type'),
    hasOtherFigures:
      differs(cells.text('interestDue'), interest, fileRules.sign) ||
      differs(cells.text('compDue'), compensation, fileRules.sign),
  }
  return { checked, entry }
}
