import type { DebtEntry } from '@/api/debtor-body'

/** A debt that is on the server. */
export interface SavedDebt {
  debtorId: number
  debtId: number
  name: string
  /** No answer came to the save; it was found in the list afterwards. */
  foundLater: boolean
}

/** A save without an answer, and what looking for it has shown. */
export interface LostSave {
  entry: DebtEntry
  /** The debts known before it was sent; null when they could not be read. */
  before: ReadonlySet<number> | null
  looked: 'looking' | 'not-there' | 'could-not-look'
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
