import {
  claimOf,
  daysOverdueOf,
  isSettledDebt,
  outstandingOf,
  paidOf,
  timeLimitOf,
} from '@/api/debtor/claim'
import { type Debtor, hasUnreadFields } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { forEachChunked, yieldToMain } from '@/lib/yield-to-main'
import { type AgeBand, ageBandOf } from '@/rules/ageing'
import type { IsoDate } from '@/rules/days'
import { debtorName } from '@/rules/debtor-name'
import type { Pence } from '@/rules/money'
import { statusFamily } from '@/rules/status-family'
import type { TimeLimit } from '@/rules/time-limit'

/** The amounts of one debt or of several, in pence. */
interface Amounts {
  original: Pence
  paid: Pence
  outstanding: Pence
  interest: Pence
  compensation: Pence
  total: Pence
}

/** Null if a field it depends on could not be read. */
type Unknowable<T> = { [K in keyof T]: T[K] | null }

/** A debt as a row of the list, computed once for all searches and sorts. */
export interface DebtRow extends Unknowable<Amounts> {
  original: Pence
  id: number
  name: string
  reference: string
  invoiced: IsoDate | null
  /** Days since payment was due; null if unknown. */
  overdue: number | null
  /** Null if the debt is settled or its outstanding amount is unknown. */
  ageBand: AgeBand | null
  status: string
  disputed: boolean
  isSettled: boolean
  /** The status asks something of the client, and something is still outstanding. */
  isClientsTurn: boolean
  fee: string
  /** The type of debtor, such as "Private individual". */
  type: string
  department: string
  limit: TimeLimit | null
  /** True if any field could not be read. */
  hasUnread: boolean
  debtor: Debtor
}

export function debtRow(debtor: Debtor, today: IsoDate): DebtRow {
  const { debtor_debt: debt } = debtor
  const claim = claimOf(debt, today)
  const outstanding = outstandingOf(debt)
  const overdue = daysOverdueOf(debt, today)
  const isSettled = isSettledDebt(debt)
  const status = isUnread(debt, 'status') ? 'Unknown' : debt.status
  return {
    id: debtor.id,
    name: debtorName(debtor),
    reference: isUnread(debtor, 'customer_ref') ? 'Unknown' : debtor.customer_ref,
    original: debt.initial_debt,
    paid: paidOf(debt),
    outstanding,
    interest: claim?.interest ?? null,
    compensation: claim?.compensation ?? null,
    total: claim?.total ?? null,
    invoiced: debt.last_invoice_date,
    overdue,
    ageBand:
      outstanding === null
        ? null
        : ageBandOf({ isSettled, daysOverdue: overdue ?? 0 }, debt.last_invoice_date),
    status,
    disputed: debt.debt_disputed,
    isSettled,
    isClientsTurn: !isSettled && statusFamily(status) === 'waiting-for-you',
    fee: isUnread(debt, 'fee_type') ? 'Unknown' : debt.fee_type,
    type: isUnread(debtor, 'is_individual')
      ? 'Unknown'
      : debtor.is_individual
        ? 'Private individual'
        : debtor.company_type || 'Business',
    department: isUnread(debt, 'department') ? 'Unknown' : debt.department,
    limit: timeLimitOf(debtor, today),
    hasUnread: hasUnreadFields(debtor),
    debtor,
  }
}

/** Whether the server sent a last invoice date that could not be read. */
export const isDateUnread = ({ debtor }: DebtRow) =>
  isUnread(debtor.debtor_debt, 'last_invoice_date')

const rowsCache = new WeakMap<readonly Debtor[], { today: IsoDate; rows: readonly DebtRow[] }>()

function cachedRows(debtors: readonly Debtor[], today: IsoDate): readonly DebtRow[] | null {
  const cached = rowsCache.get(debtors)
  return cached?.today === today ? cached.rows : null
}

/** The rows of a list, cached per list and day. */
export function debtRows(debtors: readonly Debtor[], today: IsoDate): readonly DebtRow[] {
  const cached = cachedRows(debtors, today)
  if (cached) return cached
  const rows = debtors.map((debtor) => debtRow(debtor, today))
  rowsCache.set(debtors, { today, rows })
  return rows
}

/** Longer lists are computed in chunks, so that the page stays responsive. */
const maxSynchronousRows = 1_000

/** The rows of a short or cached list; null for any other. */
export const immediateRows = (debtors: readonly Debtor[], today: IsoDate) =>
  debtors.length <= maxSynchronousRows ? debtRows(debtors, today) : cachedRows(debtors, today)

/**
 * Computes the rows of a long list in chunks, yielding to the main thread between them.
 * @throws the signal's reason once it is aborted
 */
export async function buildRowsInChunks(
  debtors: readonly Debtor[],
  today: IsoDate,
  signal: AbortSignal,
): Promise<readonly DebtRow[]> {
  const rows: DebtRow[] = []
  await forEachChunked(
    debtors,
    (debtor) => rows.push(debtRow(debtor, today)),
    async () => {
      await yieldToMain()
      signal.throwIfAborted()
    },
  )
  rowsCache.set(debtors, { today, rows })
  return rows
}

/** Totals in pence, with the number of debts left out because an amount is unknown. */
export interface Totals extends Amounts {
  unknown: { paid: number; outstanding: number; claim: number }
}

/** Settled debts count towards original, paid and outstanding, but not towards the claim. */
export function totalsOf(rows: readonly DebtRow[]): Totals {
  const totals = { original: 0, paid: 0, outstanding: 0, interest: 0, compensation: 0, total: 0 }
  const unknown = { paid: 0, outstanding: 0, claim: 0 }
  for (const row of rows) {
    totals.original += row.original
    totals.paid += row.paid ?? 0
    totals.outstanding += row.outstanding ?? 0
    if (row.paid === null) unknown.paid += 1
    if (row.outstanding === null) unknown.outstanding += 1
    if (row.isSettled) continue
    totals.interest += row.interest ?? 0
    totals.compensation += row.compensation ?? 0
    totals.total += row.total ?? 0
    if (row.total === null) unknown.claim += 1
  }
  return { ...totals, unknown }
}
