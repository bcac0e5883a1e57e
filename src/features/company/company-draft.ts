import type { CompanyEntry } from '@/api/clients'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'

/** The answers so far, and the furthest step reached. */
export interface CompanyDraft {
  values: CompanyEntry
  reached: number
}

const draftKey = 'company'

export const companyDraft = {
  read: () => readDraft<CompanyDraft>(draftKey),
  save: (draft: CompanyDraft) => saveDraft(draftKey, draft),
  clear: () => deleteDraft(draftKey),
}
