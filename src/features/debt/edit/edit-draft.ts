import type { Debtor } from '@/api/debtor/debtor'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'
import type { EditValues } from './edit-values'

/** Unsaved changes, and the record they were begun on. */
interface Edit {
  opened: Debtor
  typed: EditValues
}

const place = (debtorId: number) => `debt-detail:${debtorId}`

export const editFor = (debtorId: number) => readDraft<Edit>(place(debtorId))
export const hasEdit = (debtorId: number) => editFor(debtorId) !== undefined
export const keepEdit = (edit: Edit) => saveDraft(place(edit.opened.id), edit)
export const dropEdit = (debtorId: number) => deleteDraft(place(debtorId))
