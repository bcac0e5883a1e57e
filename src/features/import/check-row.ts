import type { DebtEntry } from '@/api/debtor-body'
import type { AddressEntry } from '@/api/place'
import type { CsvRow } from '@/lib/csv-read'
import { optional } from '@/rules/check'
import { claim } from '@/rules/claim'
import type { IsoDate } from '@/rules/days'
import { checkAmountOwed, checkInvoiceDate, checkOutstanding } from '@/rules/debt'
import type { ImportColumn } from '@/rules/import-columns'
import type { InterestRules } from '@/rules/interest'
import { type Pence, parseMoney } from '@/rules/money'
import { country } from './check-values'
import { type DateOrder, dayFirst } from './date-order'
import type { Matches } from './match-columns'
import { type Cells, cellsOf } from './row-cells'
import type { CheckedRow } from './rows'
import { isTotal } from './total-row'

export interface CheckSettings {
  matches: Matches
  dateOrder: DateOrder
  today: IsoDate
  rules: InterestRules
}

const isBlank = (text: string) => {
  const amount = parseMoney(text)
  return amount.ok && amount.value === null
}

/** Both amounts; where only one is given, it stands for the other. */
function amountsOf({ value, take, warn }: Cells): { initial: Pence; outstanding: Pence } {
  const texts = { initial: value('initial_debt'), outstanding: value('amount_outstanding') }
  if (isBlank(texts.initial) && !isBlank(texts.outstanding)) {
    const amount = take('amount_outstanding', checkAmountOwed(texts.outstanding), 0)
    return { initial: amount, outstanding: amount }
  }
  const initial = take('initial_debt', checkAmountOwed(texts.initial), 0)
  if (isBlank(texts.outstanding)) return { initial, outstanding: initial }
  const outstanding = take('amount_outstanding', checkOutstanding(texts.outstanding), 0)
  if (outstanding > initial) warn('amount_outstanding', 'This is more than the original amount')
  return { initial, outstanding }
}

const consumer = /^(private )?(individual|consumer|person)$/i

/** As the file says; where it does not, a company's name or number speaks against it. */
function isIndividual(said: boolean | null, texts: Record<string, string>): boolean {
  if (said !== null) return said
  if (texts.company_name || texts.trading_name || texts.company_number) return false
  return texts.company_type ? consumer.test(texts.company_type) : Boolean(texts.last_name)
}

/** A sole trader is a person, too, but one who owes as a business. */
const trader = /trader|self[- ]?employed|partner/i

const textColumns = [
  ...(['title', 'customer_ref', 'company_type', 'first_names', 'last_name'] as const),
  ...(['company_name', 'trading_name', 'company_number', 'vat_number'] as const),
  ...(['external_ref', 'primary_email', 'primary_phone', 'debt_type', 'department'] as const),
]
const addressColumns = ['street_1', 'street_2', 'street_3', 'city', 'county', 'postcode'] as const

/** A value of its own: the schemas beside the type have no place in a worker. */
const onlyAddress: Omit<AddressEntry, (typeof addressColumns)[number]> = {
  label: 'Primary',
  country,
  isResidential: false,
  isPrimary: true,
  isBilling: false,
  isDelivery: false,
  doNotContact: false,
}

function textsOf<C extends ImportColumn>({ text }: Cells, columns: readonly C[]) {
  return Object.fromEntries(columns.map((column) => [column, text(column)])) as Record<C, string>
}

function entryOf(cells: Cells, { dateOrder, today }: CheckSettings): DebtEntry {
  const texts = textsOf(cells, textColumns)
  const address = textsOf(cells, addressColumns)
  const hasAddress = addressColumns.some((column) => address[column] !== '')
  const consumerOrPerson = isIndividual(cells.yesNo('is_individual'), texts)
  // A business without a company is its owner: a person before the law, and to the server.
  const isOwner = !consumerOrPerson && !texts.company_name && texts.last_name !== ''
  const individual = consumerOrPerson || isOwner
  if (isOwner) cells.warn('is_individual', 'Sent as an individual, for there is no company name')
  // The Act that grants interest and compensation covers business debts only.
  const isBusiness = !consumerOrPerson || trader.test(texts.company_type)
  const amounts = amountsOf(cells)
  const dateText = dayFirst(cells.value('last_invoice_date'), dateOrder)

  if (individual && !texts.last_name) {
    cells.reject('last_name', 'Enter the last name of the private individual')
  } else if (!individual && !texts.company_name) {
    if (texts.trading_name) cells.warn('company_name', 'The trading name is sent as the name')
    else cells.reject('company_name', 'Enter the name of the company or person who owes the money')
  }
  if (hasAddress && !address.street_1) cells.warn('street_1', 'The address has no first line')
  if (!hasAddress && !texts.primary_email && !texts.primary_phone) {
    cells.warn(null, 'There is no address, email or phone to reach the debtor by')
  }
  return {
    ...texts,
    company_name: texts.company_name || (individual ? '' : texts.trading_name),
    salutation: '',
    letter_title: '',
    nature_of_business: [],
    is_individual: individual,
    addresses: hasAddress ? [{ ...onlyAddress, ...address }] : [],
    contacts: [],
    initial_debt: amounts.initial,
    amount_outstanding: amounts.outstanding,
    last_invoice_date:
      cells.take('last_invoice_date', optional(checkInvoiceDate(today))(dateText), '') || null,
    debt_disputed: cells.yesNo('is_disputed') ?? false,
    add_late_payment_interest: isBusiness,
    add_late_payment_compensation: isBusiness,
  }
}

/** Whether the file's own interest or compensation is not what the portal works out. */
function differsFrom({ value }: Cells, interest: Pence, compensation: Pence): boolean {
  const differs = (text: string, own: Pence) => {
    const read = parseMoney(text)
    return !read.ok || (read.value !== null && read.value !== own)
  }
  return differs(value('interestDue'), interest) || differs(value('compDue'), compensation)
}

/** One row of the file: a debt that can be sent, or what has to be put right first. */
export function checkRow(row: CsvRow, settings: CheckSettings): CheckedRow {
  const place = { row: row.row, cells: row.cells }
  if (isTotal(row)) return { kind: 'total', ...place }
  if (row.problem) {
    return { kind: 'to-fix', ...place, issues: [{ column: null, value: '', reason: row.problem }] }
  }
  const cells = cellsOf(row, settings.matches)
  const entry = entryOf(cells, settings)
  if (cells.issues.length > 0) return { kind: 'to-fix', ...place, issues: cells.issues }
  const { interest, compensation } = claim({
    initialDebt: entry.initial_debt,
    amountOutstanding: entry.amount_outstanding,
    lastInvoiceDate: entry.last_invoice_date,
    addInterest: entry.add_late_payment_interest,
    addCompensation: entry.add_late_payment_compensation,
    today: settings.today,
    rules: settings.rules,
  })
  return {
    kind: 'ready',
    ...place,
    entry,
    interest,
    compensation,
    warnings: cells.warnings,
    fileFee: cells.value('fee_type').trim().toLowerCase(),
    differs: differsFrom(cells, interest, compensation),
  }
}
