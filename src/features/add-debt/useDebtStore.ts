import type { Debtor } from '@/api/debtor/debtor'
import type { DebtEntry } from '@/api/debtor/request-body'
import { restoreUploads, type Uploads } from '@/api/invoices/upload-list'
import type { Unresolved } from '@/api/write/create-one'
import { useDraft } from '@/session/useDraft'
import type { CheckedDebt } from './debt-schema'
import type { DebtValues } from './debt-values'

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

/** The debtor's reason for the dispute, sent as the first note. */
export interface DisputeNote {
  text: string
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  message?: string
}

/** A debt being entered, with its files, note and stage. */
interface DebtInProgress {
  /** Identifies this debt across visits of the form. */
  formId: number
  values: DebtValues
  uploads: Uploads
  note: DisputeNote | null
  stage: Stage
}

let nextFormId = 1

/**
 * Requests of an earlier visit may still be running or be lost, so they are checked before they are
 * repeated.
 */
const restore = ({ uploads, note, ...debt }: DebtInProgress): DebtInProgress => ({
  ...debt,
  uploads: restoreUploads(uploads),
  note: note?.state === 'sending' ? { ...note, state: 'failed' } : note,
})

/**
 * The state of a debt being entered, stored as a draft until everything has arrived.
 * @param blank initial values without a stored draft
 */
export function useDebtStore(blank: DebtValues) {
  const draft = useDraft<DebtInProgress>(
    'debt',
    () => ({
      formId: nextFormId++,
      values: blank,
      uploads: [],
      note: null,
      stage: { at: 'form' },
    }),
    restore,
  )
  const update = (changes: Partial<DebtInProgress>) => draft.set({ ...draft.get(), ...changes })
  return {
    ...draft,
    update,
    saveValues: (values: DebtValues) => draft.save({ ...draft.get(), values }),
    uploads: {
      value: draft.value.uploads,
      get: () => draft.get().uploads,
      set: (uploads: Uploads) => update({ uploads }),
    },
  }
}

export type DebtStore = ReturnType<typeof useDebtStore>
