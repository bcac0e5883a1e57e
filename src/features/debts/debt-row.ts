import {
  claimOf,
  daysOverdueOf,
  isSettledDebt,
  outstandingOf,
  paidOf,
  timeLimitOf,
} from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { hasUnreadFields } from '@/api/wire/unread-fields'
import { forEachChunked, yieldToMain } from '@/lib/yield-to-main'
import { type AgeBand, ageBandOf } from '@/rules/ageing'
import type { IsoDate } from '@/rules/days'
import { debtorName } from '@/rules/debtor-name'
import type { Pence } from '@/rules/money'
import type { TimeLimit } from '@/rules/time-limit'

/** What a claim adds up to, for one debt or for many. */
interface Amounts {
  original: Pence
  paid: Pence
  outstanding: Pence
  interest: Pence
  compensation: Pence
  total: Pence
}

/** Null: unknown, for a field could not be read. */
type Unknowable<T> = { [K in keyof T]: T[K] | null }

/** A debt as the list shows it; worked out once, however often it is searched or sorted. */
export interface DebtRow extends Unknowable<Amounts> {
  original: Pence
  id: number
  name: string
  reference: string
  invoiced: IsoDate | null
  /** Null: unknown. */
  overdue: number | null
  /** Null where the debt is settled, or what is outstanding is unknown. */
  ageBand: AgeBand | null
  status: string
  disputed: boolean
  /** Nothing is outstanding. */
  isSettled: boolean
  fee: string
  /** What kind of debtor it is, in words. */
  type: string
  department: string
  limit: TimeLimit | null
  /** Some field of it could not be read. */
  hasUnread: boolean
  debtor: Debtor
}

export function debtRow(debtor: Debtor, today: IsoDate): DebtRow {
  const { debtor_debt: debt } = debtor
  const claim = claimOf(debt, today)
  const outstanding = outstandingOf(debt)
  const overdue = daysOverdueOf(debt, today)
  const isSettled = isSettledDebt(debt)
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
    status: isUnread(debt, 'status') ? 'Unknown' : debt.status,
    disputed: debt.debt_disputed,
    isSettled,
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

/** Whether a last invoice date came and could not be read. */
export const isDateUnread = ({ debtor }: DebtRow) =>
  isUnread(debtor.debtor_debt, 'last_invoice_date')

const rowsCache = new WeakMap<readonly Debtor[], { today: IsoDate; rows: readonly DebtRow[] }>()

function cachedRows(debtors: readonly Debtor[], today: IsoDate): readonly DebtRow[] | null {
  const cached = rowsCache.get(debtors)
  return cached?.today === today ? cached.rows : null
}

/** The rows of a list; worked out once a day for as long as the list is kept, however often it is opened. */
export function debtRows(debtors: readonly Debtor[], today: IsoDate): readonly DebtRow[] {
  const cached = cachedRows(debtors, today)
  if (cached) return cached
  const rows = debtors.map((debtor) => debtRow(debtor, today))
  rowsCache.set(debtors, { today, rows })
  return rows
}

/** Of longer lists the rows are worked out between what the browser has to do. */
const maxSynchronousRows = 1_000

/** The rows of a list that is short, or was opened before; else null. */
export const immediateRows = (debtors: readonly Debtor[], today: IsoDate) =>
  debtors.length <= maxSynchronousRows ? debtRows(debtors, today) : cachedRows(debtors, today)

/** The rows of a long list, made a slice at a time, and no further once `signal` says so. */
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

/** What debts add up to, and of how many an amount is unknown and left out. */
export interface Totals extends Amounts {
  unknown: { paid: number; outstanding: number; claim: number }
}

/** A settled debt counts with what was owed and paid; nothing is claimed for it any more. */
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
