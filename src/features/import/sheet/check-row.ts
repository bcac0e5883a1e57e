import { claimOf, type DebtEntry } from '@/api/debtor/request-body'
import type { Checked } from '@/rules/check'
import { checkAmountOwed, checkOutstanding, checkPaid } from '@/rules/debt'
import { debtorName } from '@/rules/debtor-name'
import { type DecimalSign, type Pence, plainMoney } from '@/rules/money'
import { sheetFields } from '../cells/sheet-fields'
import { signedPence, withoutSign } from '../cells/signed-pence'
import type { FileRules } from './file-rules'
import { findNonDebt } from './non-debt'
import { identifyDebtor, parseAddress } from './parse-debtor'
import type { SheetField } from './protocol'
import { createIssue, type Issue, RowCells } from './read-cell'
import type { RowState } from './row-state'

/** The checked value, or 0 for an invalid one, which is never sent. */
function takeAmount(cells: RowCells, field: SheetField, checked: Checked<Pence>): Pence {
  const message = checked.ok ? checked.warning : checked.error
  if (message) cells.add(checked.ok ? 'warning' : 'error', field, message)
  return checked.ok ? checked.value : 0
}

const noAmount = /^[\s\-−–—£()]*$|^\s*£?(?:nil|none|nothing|zero)\s*$/i

/** The rest of an amount in pence, where the file has the payment and no balance. */
function takeRest(cells: RowCells, initial: Pence, sign: DecimalSign | undefined): Pence {
  const text = cells.take('amount_paid')
  if (noAmount.test(text)) return initial
  const paid = checkPaid(/\d/.test(text) ? withoutSign(text) : '', sign)
  if (!paid.ok) return takeAmount(cells, 'amount_paid', paid)
  const rest = Math.max(0, initial - paid.value)
  return takeAmount(cells, 'amount_paid', checkOutstanding(plainMoney(rest)))
}

/** Both amounts in pence. A missing original amount equals the other. */
function parseAmounts(cells: RowCells, { decisions, sign, hasBothAmounts }: FileRules) {
  const initialText = cells.take('initial_debt')
  const outstandingText = cells.take('amount_outstanding')
  if (outstandingText !== '' && noAmount.test(initialText)) {
    if (hasBothAmounts || cells.raw('initial_debt').trim() !== '')
      cells.add('warning', 'initial_debt', 'Blank: the amount outstanding is the original amount')
    const amount = takeAmount(cells, 'amount_outstanding', checkAmountOwed(outstandingText, sign))
    return { initial: amount, outstanding: amount }
  }
  const initial = takeAmount(cells, 'initial_debt', checkAmountOwed(initialText, sign))
  if (outstandingText !== '') {
    const checked = checkOutstanding(outstandingText, sign)
    const outstanding = takeAmount(cells, 'amount_outstanding', checked)
    if (outstanding > initial && initial > 0)
      cells.add('warning', 'amount_outstanding', 'This is more than the original amount')
    return { initial, outstanding }
  }
  if (cells.has('amount_paid')) return { initial, outstanding: takeRest(cells, initial, sign) }
  if (/\bpart|\bpaid\D*\d|\d\D*\bpaid/i.test(cells.text('document_type')))
    cells.add('warning', 'document_type', 'Check how much is still owed')
  // Unlike a blank cell, a placeholder is always a question for the person.
  const isAsked = hasBothAmounts || cells.raw('amount_outstanding').trim() !== ''
  if (!isAsked || initialText === '') return { initial, outstanding: initial }
  const isWhole = decisions.blankOutstanding !== 'nothing'
  const message = `Blank: ${isWhole ? 'the original amount is' : 'nothing is'} outstanding`
  const issue = createIssue('warning', 'amount_outstanding', initialText, message)
  cells.report([{ ...issue, mend: 'blankOutstanding' }])
  return { initial, outstanding: isWhole ? initial : 0 }
}

/** A status of a disputed debt: Disputed - price, On hold (query); not Dispute resolved. */
const disputed =
  /^(?!.*\b(?:not?|un\w+|resolved|settled|closed|withdrawn|rejected)\b).*\b(?:disputed?|query|queried)\b/i

/** Parses a row, with stand-ins for invalid cells; field by field, because spreading takes several times as long. */
export function parseEntry(cells: RowCells, fileRules: FileRules): DebtEntry {
  const { initial, outstanding } = parseAmounts(cells, fileRules)
  cells.take('document_type')
  const entry: DebtEntry = {
    title: cells.take('title'),
    customer_ref: cells.take('customer_ref'),
    company_type: cells.take('company_type'),
    first_names: cells.take('first_names'),
    last_name: cells.take('last_name'),
    is_individual: cells.take('is_individual') === 'yes',
    company_name: cells.take('company_name'),
    trading_name: cells.take('trading_name'),
    company_number: cells.take('company_number'),
    salutation: '',
    letter_title: '',
    vat_number: cells.take('vat_number'),
    nature_of_business: [],
    external_ref: cells.take('external_ref'),
    primary_email: cells.take('primary_email'),
    primary_phone: cells.take('primary_phone'),
    addresses: parseAddress(cells),
    contacts: [],
    initial_debt: initial,
    amount_outstanding: outstanding,
    last_invoice_date: cells.take('last_invoice_date') || null,
    debt_type: cells.take('debt_type'),
    department: cells.take('department'),
    debt_disputed:
      cells.take('is_disputed') === 'yes' || disputed.test(cells.text('document_type')),
    add_late_payment_interest: true,
    add_late_payment_compensation: true,
  }
  identifyDebtor(entry, cells, fileRules)
  if (entry.company_name === sheetFields.company_name.example)
    cells.add('warning', 'company_name', 'This is the example of the template, not a debt')
  if (entry.addresses.length === 0 && !entry.primary_email && !entry.primary_phone)
    cells.add('warning', null, 'There is no address, email or phone number for the debtor')
  return entry
}

/** Why a row is malformed, which hides the problems of its cells. */
function shapeIssue(problem: string): Issue {
  const issue = createIssue('error', null, '', problem)
  if (!problem.startsWith('This row has ')) return issue
  const common = 'Cells and columns do not match'
  return { ...issue, common, group: 'shape', mend: 'accept-shape' }
}

/** What is kept of a row; its entry is built again when it is sent. */
export type CheckedRow = ReturnType<typeof checkRow>

export function checkRow(row: RowState, fileRules: FileRules) {
  const { decisions, sign } = fileRules
  const cells = new RowCells(row, fileRules.readers)
  const entry = parseEntry(cells, fileRules)
  const amount = entry.initial_debt
  const { interest, compensation } = claimOf(entry, decisions)
  const issues: readonly Issue[] = row.problem === null ? cells.issues : [shapeIssue(row.problem)]
  return {
    name: debtorName(entry),
    customerRef: entry.customer_ref,
    externalRef: entry.external_ref,
    amount,
    date: entry.last_invoice_date,
    /** Why it is no debt in pounds; null for a debt. */
    nonDebt: findNonDebt(cells, fileRules),
    issues,
    isInvalid: issues.some(({ severity }) => severity === 'error'),
    outstanding: entry.amount_outstanding,
    /** The amount, or one below zero in pence, whose row is invalid. */
    net: amount > 0 ? amount : Math.min(0, signedPence(cells.text('initial_debt'), sign)) || 0,
    interest,
    compensation,
    isConsumer: !entry.add_late_payment_interest,
  }
}
