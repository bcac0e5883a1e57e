import type { DebtEntry } from '@/api/debtor/request-body'
import type { AddressEntry } from '@/api/wire/address-and-contact'
import type { CsvRow } from '@/lib/csv-records'
import { formatInteger } from '@/lib/format-integer'
import { enterPostcode } from '@/rules/address'
import { type Checked, optional } from '@/rules/check'
import { claim } from '@/rules/claim'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed, checkInvoiceDate, checkOutstanding } from '@/rules/debt'
import type { InterestRules } from '@/rules/interest'
import { type Pence, parseMoney } from '@/rules/money'
import { fileLimits } from '../choose/file-limits'
import { type DateForm, type DecimalSign, toDayFirst, toDecimalPoint } from './formats'
import { type ColumnIndexes, countryOf, isTotalRow, memoize, RowCells } from './row-cells'
import type { CheckedRow, RowIssue } from './rows'

export interface CheckSettings {
  columnIndexes: ColumnIndexes
  dates: DateForm
  decimal: DecimalSign
  today: IsoDate
  rules: InterestRules
}

const isBlank = (text: string) => {
  if (text === '') return true
  const amount = parseMoney(text)
  return amount.ok && amount.value === null
}

/** Both amounts in pence. A missing amount equals the other. */
function parseAmounts(
  cells: RowCells,
  decimal: DecimalSign,
): { initial: Pence; outstanding: Pence } {
  const initialText = toDecimalPoint(cells.value('initial_debt'), decimal)
  const outstandingText = toDecimalPoint(cells.value('amount_outstanding'), decimal)
  if (isBlank(initialText) && !isBlank(outstandingText)) {
    const amount = cells.take('amount_outstanding', checkAmountOwed(outstandingText), 0)
    return { initial: amount, outstanding: amount }
  }
  const initial = cells.take('initial_debt', checkAmountOwed(initialText), 0)
  if (isBlank(outstandingText)) return { initial, outstanding: initial }
  const outstanding = cells.take('amount_outstanding', checkOutstanding(outstandingText), 0)
  if (outstanding > initial) {
    cells.warn('amount_outstanding', 'This is more than the original amount')
  }
  return { initial, outstanding }
}

let dateCheck = {
  today: '',
  rules: '',
  check: (_: string): Checked<string> => ({ ok: true, value: '' }),
}

function checkDate(text: string, today: IsoDate, rules: InterestRules): Checked<string> {
  if (dateCheck.today !== today || dateCheck.rules !== rules) {
    dateCheck = { today, rules, check: memoize(optional(checkInvoiceDate(today, rules))) }
  }
  return dateCheck.check(text)
}

const consumer = /^(private )?(individual|consumer|person)$/i

/** A sole trader is a person before the law, but the debt is a business debt. */
const trader = /trader|self[- ]?employed|partner/i

/** Parses the address; null if every field is blank. A partial address is an error, as in the form. */
function parseAddress(cells: RowCells): AddressEntry | null {
  const street_1 = cells.text('street_1')
  const street_2 = cells.text('street_2')
  const street_3 = cells.text('street_3')
  const city = cells.text('city')
  const county = cells.text('county')
  const postcode = cells.text('postcode')
  if (!(street_1 || street_2 || street_3 || city || county || postcode)) return null
  if (!street_1) cells.reject('street_1', 'Enter address line 1')
  if (!city) cells.reject('city', 'Enter a town or city')
  if (cells.value('postcode').trim() === '') cells.reject('postcode', enterPostcode)
  return {
    label: 'Primary',
    street_1,
    street_2,
    street_3,
    city,
    county,
    postcode,
    country: countryOf(postcode),
    isResidential: false,
    isPrimary: true,
    isBilling: false,
    isDelivery: false,
    doNotContact: false,
  }
}

/** Parses the debtor and derives whether it is a person or a business. */
function parseDebtor(cells: RowCells) {
  const company_type = cells.text('company_type')
  const last_name = cells.text('last_name')
  const company_name = cells.text('company_name')
  const trading_name = cells.text('trading_name')
  const company_number = cells.text('company_number')
  const isIndividualCell = cells.yesNo('is_individual')
  const consumerOrPerson =
    isIndividualCell ??
    // A blank cell with a company name or number means a company.
    (company_name || trading_name || company_number
      ? false
      : company_type
        ? consumer.test(company_type)
        : last_name !== '')
  // An unincorporated business is its owner: a person before the law, and in the API.
  const isOwner = !consumerOrPerson && !company_name && last_name !== ''
  const is_individual = consumerOrPerson || isOwner
  if (isOwner) cells.warn('is_individual', 'Sent as an individual, for there is no company name')
  if (is_individual && !last_name) {
    cells.reject('last_name', 'Enter the last name of the private individual')
  } else if (!is_individual && !company_name) {
    if (trading_name) cells.warn('company_name', 'The trading name is sent as the name')
    else cells.reject('company_name', 'Enter the name of the company or person who owes the money')
  }
  return {
    company_type,
    last_name,
    company_name: company_name || (is_individual ? '' : trading_name),
    trading_name,
    company_number,
    is_individual,
    // The Act that grants interest and compensation covers business debts only.
    isBusiness: !consumerOrPerson || trader.test(company_type),
  }
}

/** Builds the entry field by field: spreading objects is measurably slow on long files. */
function parseEntry(cells: RowCells, { dates, decimal, today, rules }: CheckSettings): DebtEntry {
  const debtor = parseDebtor(cells)
  const address = parseAddress(cells)
  const amounts = parseAmounts(cells, decimal)
  const primary_email = cells.text('primary_email')
  const primary_phone = cells.text('primary_phone')
  const dateText = toDayFirst(cells.value('last_invoice_date'), dates)
  if (!address && !primary_email && !primary_phone) {
    cells.warn(null, 'There is no address, email or phone to reach the debtor by')
  }
  return {
    title: cells.text('title'),
    customer_ref: cells.text('customer_ref'),
    company_type: debtor.company_type,
    first_names: cells.text('first_names'),
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
    last_invoice_date:
      cells.take('last_invoice_date', checkDate(dateText, today, rules), '') || null,
    debt_type: cells.text('debt_type'),
    department: cells.text('department'),
    debt_disputed: cells.yesNo('is_disputed') ?? false,
    add_late_payment_interest: debtor.isBusiness,
    add_late_payment_compensation: debtor.isBusiness,
  }
}

/** Whether the file's interest or compensation differs from the portal's calculation. */
function differsFrom(cells: RowCells, due: Pence, sum: Pence, decimal: DecimalSign): boolean {
  const differs = (text: string, own: Pence) => {
    if (text === '') return false
    const read = parseMoney(toDecimalPoint(text, decimal))
    return !read.ok || (read.value !== null && read.value !== own)
  }
  return differs(cells.value('interestDue'), due) || differs(cells.value('compDue'), sum)
}

const { cellCharacters } = fileLimits
const tooLong = `Text must be ${formatInteger(cellCharacters)} characters or fewer. Shorten it, or leave the column out`
const shownCharacters = 100

/** Issues of cells that exceed the length limit of spreadsheets, with their values truncated. */
function longCells(values: readonly string[], columnIndexes: ColumnIndexes): RowIssue[] {
  if (!values.some((value) => value.length > cellCharacters)) return []
  return [...columnIndexes].flatMap(([column, columnIndex]) => {
    const value = values[columnIndex] ?? ''
    return value.length > cellCharacters
      ? [{ column, value: `${value.slice(0, shownCharacters)}…`, reason: tooLong }]
      : []
  })
}

/** Checks one row of the file. The result is a debt to send, issues to fix or a total row. */
export function checkRow(
  row: Pick<CsvRow, 'cells' | 'problem'>,
  settings: CheckSettings,
): CheckedRow {
  const values = row.cells
  if (isTotalRow(values)) return { kind: 'total' }
  if (row.problem) {
    return {
      kind: 'to-fix',
      issues: [{ column: null, value: '', reason: row.problem, isShape: true }],
    }
  }
  const long = longCells(values, settings.columnIndexes)
  if (long.length > 0) return { kind: 'to-fix', issues: long }
  const cells = new RowCells(values, settings.columnIndexes)
  const entry = parseEntry(cells, settings)
  if (cells.issues.length > 0) return { kind: 'to-fix', issues: cells.issues }
  const { today, rules, decimal } = settings
  const { interest, compensation } = claim({
    initialDebt: entry.initial_debt,
    amountOutstanding: entry.amount_outstanding,
    lastInvoiceDate: entry.last_invoice_date,
    addInterest: entry.add_late_payment_interest,
    addCompensation: entry.add_late_payment_compensation,
    today,
    rules,
  })
  return {
    kind: 'ready',
    entry,
    interest,
    compensation,
    warnings: cells.warnings,
    changes: cells.changes,
    fileFee: cells.value('fee_type').trim().toLowerCase(),
    differs: differsFrom(cells, interest, compensation, decimal),
  }
}
