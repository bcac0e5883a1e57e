import type { Debtor } from '@/api/debtor/debtor'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'
import type { EditValues } from './edit-values'

/** Unsaved form values, and the record the form was opened with. */
interface EditDraft {
  opened: Debtor
  typed: EditValues
}

const draftKey = (debtorId: number) => `debt-detail:${debtorId}`

export const readEdit = (debtorId: number) => readDraft<EditDraft>(draftKey(debtorId))
export const hasEdit = (debtorId: number) => readEdit(debtorId) !== undefined
export const saveEdit = (edit: EditDraft) => saveDraft(draftKey(edit.opened.id), edit)
export const deleteEdit = (debtorId: number) => deleteDraft(draftKey(debtorId))
