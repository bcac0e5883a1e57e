import type { Debtor } from '@/api/debtor/debtor'
import type { DebtEntry } from '@/api/debtor/request-body'
import type { Unresolved } from '@/api/write/create-one'
import type { CheckedDebt } from './debt-schema'

/** A debt that is on the server. */
export interface SavedDebt {
  debtorId: number
  debtId: number
  entry: DebtEntry
  /** Ids in a list read before it was sent; null where none could be read. */
  baseline: ReadonlySet<number> | null
  /** No answer came to the save; it was found in the list afterwards. */
  isFound: boolean
  /** What was changed after the save that turned out to have arrived was not sent. */
  isOutdated: boolean
}

/** A save without an answer that was not found, or not yet. */
export interface UnconfirmedSave {
  entry: DebtEntry
  answers: CheckedDebt
  result: Unresolved<Debtor>
}

/** How far adding a debt has come. Once `saved`, the debt is never posted again. */
export type Stage =
  | { at: 'form'; unconfirmed?: UnconfirmedSave }
  | { at: 'unconfirmed'; unconfirmed: UnconfirmedSave }
  | { at: 'saved'; saved: SavedDebt }
