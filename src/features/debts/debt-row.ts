import { claimOf, type Debtor, paidOf } from '@/api/debtors'
import { limitOf } from '@/api/time-limit'
import { giveWay, inSlices } from '@/lib/give-way'
import { type AgeBand, ageBandOf } from '@/rules/ageing'
import type { IsoDate } from '@/rules/days'
import { debtorName } from '@/rules/debtor-name'
import type { Pence } from '@/rules/money'
import type { TimeLimit } from '@/rules/time-limit'

/** What a claim adds up to, for one debt or for many. */
export interface Amounts {
  original: Pence
  paid: Pence
  outstanding: Pence
  interest: Pence
  compensation: Pence
  total: Pence
}

/** A debt as the list shows it; worked out once, however often it is searched or sorted. */
export interface DebtRow extends Amounts {
  id: number
  name: string
  reference: string
  invoiced: IsoDate | null
  overdue: number
  /** Null where the debt is settled. */
  ageBand: AgeBand | null
  status: string
  disputed: boolean
  /** Nothing is outstanding. */
  settled: boolean
  fee: string
  /** What kind of debtor it is, in words. */
  type: string
  department: string
  limit: TimeLimit | null
  debtor: Debtor
}

export function debtRow(debtor: Debtor, today: IsoDate): DebtRow {
  const { debtor_debt: debt } = debtor
  const claim = claimOf(debt, today)
  return {
    id: debtor.id,
    name: debtorName(debtor),
    reference: debtor.customer_ref,
    original: debt.initial_debt,
    paid: paidOf(debt),
    outstanding: claim.outstanding,
    interest: claim.interest,
    compensation: claim.compensation,
    total: claim.total,
    invoiced: debt.last_invoice_date,
    overdue: claim.daysOverdue,
    ageBand: ageBandOf(claim, debt.last_invoice_date),
    status: debt.status,
    disputed: debt.debt_disputed,
    settled: claim.isSettled,
    fee: debt.fee_type,
    type: debtor.is_individual ? 'Private individual' : debtor.company_type || 'Business',
    department: debt.department,
    limit: limitOf(debtor, today),
    debtor,
  }
}

const made = new WeakMap<readonly Debtor[], { today: IsoDate; rows: readonly DebtRow[] }>()

function knownRows(debtors: readonly Debtor[], today: IsoDate): readonly DebtRow[] | null {
  const known = made.get(debtors)
  return known?.today === today ? known.rows : null
}

/** The rows of a list; worked out once a day for as long as the list is kept, however often it is opened. */
export function debtRows(debtors: readonly Debtor[], today: IsoDate): readonly DebtRow[] {
  const known = knownRows(debtors, today)
  if (known) return known
  const rows = debtors.map((debtor) => debtRow(debtor, today))
  made.set(debtors, { today, rows })
  return rows
}

/** Of longer lists the rows are worked out between what the browser has to do. */
const atOnceUpTo = 1_000

/** The rows of a list that is short, or was opened before; else null. */
export const rowsAtOnce = (debtors: readonly Debtor[], today: IsoDate) =>
  debtors.length <= atOnceUpTo ? debtRows(debtors, today) : knownRows(debtors, today)

/** The rows of a long list, made a slice at a time, and no further once `signal` says so. */
export async function rowsInSlices(
  debtors: readonly Debtor[],
  today: IsoDate,
  signal: AbortSignal,
): Promise<readonly DebtRow[]> {
  const rows: DebtRow[] = []
  await inSlices(
    debtors,
    (debtor) => rows.push(debtRow(debtor, today)),
    async () => {
      await giveWay()
      signal.throwIfAborted()
    },
  )
  made.set(debtors, { today, rows })
  return rows
}

/** A settled debt counts with what was owed and paid; nothing is claimed for it any more. */
export function totalsOf(rows: readonly DebtRow[]): Amounts {
  const totals = { original: 0, paid: 0, outstanding: 0, interest: 0, compensation: 0, total: 0 }
  for (const row of rows) {
    totals.original += row.original
    totals.paid += row.paid
    totals.outstanding += row.outstanding
    if (row.settled) continue
    totals.interest += row.interest
    totals.compensation += row.compensation
    totals.total += row.total
  }
  return totals
}
