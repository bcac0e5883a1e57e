import type { Debtor } from '@/api/debtor/debtor'
import type { DebtEntry } from '@/api/debtor/request-body'
import type { Unresolved } from '@/api/write/create-one'
import type { CheckedDebt } from './debt-schema'

/** A debt saved on the server. */
export interface SavedDebt {
  debtorId: number
  debtId: number
  entry: DebtEntry
  /** Ids in the list before the save; null if it was unreadable. */
  baseline: ReadonlySet<number> | null
  /** The save had no response; the record was found in the list. */
  isFound: boolean
  /** The record holds an earlier version: later edits were not sent. */
  isOutdated: boolean
}

/** A save without a response that no check has found yet. */
export interface UnconfirmedSave {
  entry: DebtEntry
  answers: CheckedDebt
  result: Unresolved<Debtor>
}

/** The stage of adding a debt. A `saved` debt is never posted again. */
export type Stage =
  | { at: 'form'; unconfirmed?: UnconfirmedSave }
  | { at: 'unconfirmed'; unconfirmed: UnconfirmedSave }
  | { at: 'saved'; saved: SavedDebt }
