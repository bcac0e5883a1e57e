import {
  claimOf,
  daysOverdueOf,
  isSettledDebt,
  outstandingOf,
  paidOf,
  timeLimitOf,
} from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { ageBandOf } from '@/rules/ageing'
import type { IsoDate } from '@/rules/days'
import { debtorName, isPrivateIndividual } from '@/rules/debtor-name'
import { isInDispute, waitingForYou } from '@/rules/waiting-for-you'

/** A debt as a row of the list. Amounts are in pence; null is unknown. */
export type DebtRow = ReturnType<typeof debtRow>

function debtRow(debtor: Debtor, today: IsoDate) {
  const { debtor_debt: debt } = debtor
  const claim = claimOf(debt, today)
  const outstanding = outstandingOf(debt)
  const overdue = daysOverdueOf(debt, today)
  const isSettled = isSettledDebt(debt)
  return {
    id: debtor.id,
    name: debtorName(debtor),
    reference: debtor.customer_ref,
    original: debt.initial_debt,
    paid: paidOf(debt),
    outstanding,
    interest: claim?.interest ?? null,
    compensation: claim?.compensation ?? null,
    total: claim?.total ?? null,
    invoiced: debt.last_invoice_date,
    /** Days since payment was due. */
    overdue,
    /** Null if the debt is settled or its outstanding amount is unknown. */
    ageBand:
      outstanding === null
        ? null
        : ageBandOf({ isSettled, daysOverdue: overdue ?? 0 }, debt.last_invoice_date),
    status: debt.status,
    /** By the flag or by the status. */
    isDisputed: isInDispute(debt),
    isSettled,
    /** The requests that the debt makes of the client. */
    asks: waitingForYou(debtor, isSettled),
    fee: debt.fee_type,
    /** The type of debtor. */
    type: isPrivateIndividual(debtor) ? 'Private individual' : debtor.company_type || 'Business',
    department: debt.department,
    limit: timeLimitOf(debtor, today),
    debtor,
  }
}

const rowsCache = new WeakMap<readonly Debtor[], { today: IsoDate; rows: readonly DebtRow[] }>()

/** The rows of a list, computed once for each list and day: the list and the pager share them. */
export function debtRows(debtors: readonly Debtor[], today: IsoDate): readonly DebtRow[] {
  const cached = rowsCache.get(debtors)
  if (cached?.today === today) return cached.rows
  const rows = debtors.map((debtor) => debtRow(debtor, today))
  rowsCache.set(debtors, { today, rows })
  return rows
}

/**
 * Totals in pence, with the number of debts left out because their outstanding amount is unknown. Settled
 * debts, which may be overpaid, count towards outstanding and the total, but earn nothing.
 */
export function totalsOf(rows: readonly DebtRow[]) {
  const totals = { outstanding: 0, interest: 0, compensation: 0, unknown: 0 }
  for (const row of rows) {
    if (row.outstanding === null) totals.unknown += 1
    totals.outstanding += row.outstanding ?? 0
    if (row.isSettled) continue
    totals.interest += row.interest ?? 0
    totals.compensation += row.compensation ?? 0
  }
  return { ...totals, total: totals.outstanding + totals.interest + totals.compensation }
}
