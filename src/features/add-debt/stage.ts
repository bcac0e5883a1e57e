import type { DebtEntry } from '@/api/debtor-body'

/** The debts known before one is sent; null when they could not be read. */
export type Known = ReadonlySet<number> | null

/** A debt that is on the server. */
export interface SavedDebt {
  debtorId: number
  debtId: number
  entry: DebtEntry
  before: Known
  /** No answer came to the save; it was found in the list afterwards. */
  foundLater: boolean
}

/**
 * A save without an answer, and what looking for it has shown.
 * `maybe-there`: it was not found, but some debts of the list could not be read.
 */
export interface LostSave {
  entry: DebtEntry
  before: Known
  looked: 'looking' | 'not-there' | 'maybe-there' | 'could-not-look'
}

/** How far adding a debt has come. Once `saved`, the debt is never posted again. */
export type Stage =
  | { at: 'form' }
  | { at: 'lost'; lost: LostSave }
  | { at: 'saved'; saved: SavedDebt }

/** Nobody is looking any more once the screen that did is gone. */
export const restoreStage = (stage: Stage): Stage =>
  stage.at === 'lost' && stage.lost.looked === 'looking'
    ? { at: 'lost', lost: { ...stage.lost, looked: 'could-not-look' } }
    : stage
