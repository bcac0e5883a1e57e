import type { Debt } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import type { IsoDate } from '@/rules/days'
import { feeType } from '@/rules/fee'
import type { Pence } from '@/rules/money'

/** The entered values that determine the claim and the fee; amounts in pence. */
export interface EnteredDebt {
  initial_debt: Pence
  /** Blank if nothing has been paid. */
  amount_outstanding: Pence | ''
  last_invoice_date: IsoDate | ''
  debt_disputed: boolean
  add_late_payment_interest: boolean
  add_late_payment_compensation: boolean
}

/** An unchanged amount keeps its fee type, because an import may have chosen it by another rule. */
function feeTypeAfter(before: Debt, initialDebt: Pence): string {
  const isKept = before.fee_type !== '' && before.initial_debt === initialDebt
  return isKept || isUnread(before, 'fee_type') ? before.fee_type : feeType(initialDebt)
}

/**
 * The debt as it would be after saving. Both the preview and the request use it. Unreadable fields
 * stay unread unless they were edited.
 */
export function editedDebt(before: Debt, entered: EnteredDebt): Debt {
  const { initial_debt, amount_outstanding } = entered
  const unpaidAmount = before.amount_outstanding === null ? null : initial_debt
  const changed = {
    last_invoice_date: entered.last_invoice_date || null,
    amount_outstanding: amount_outstanding === '' ? unpaidAmount : amount_outstanding,
    debt_disputed: entered.debt_disputed,
    add_late_payment_interest: entered.add_late_payment_interest,
    add_late_payment_compensation: entered.add_late_payment_compensation,
  }
  const isLeft = (field: string) =>
    !(field in changed) || changed[field as keyof typeof changed] === before[field]
  return {
    ...before,
    ...changed,
    initial_debt,
    // A settled debt keeps the last saved figures unless interest or compensation is switched off.
    interestDue: entered.add_late_payment_interest ? before.interestDue : 0,
    compDue: entered.add_late_payment_compensation ? before.compDue : 0,
    fee_type: feeTypeAfter(before, initial_debt),
    unread: Object.fromEntries(
      Object.entries(before.unread ?? {}).filter(([field]) => isLeft(field)),
    ),
  }
}

/** The fee types before and after a save; null if it does not change. */
export function feeChange(before: Debt, after: Debt): { from: string; to: string } | null {
  return before.fee_type === after.fee_type ? null : { from: before.fee_type, to: after.fee_type }
}
