import type { CompanyEntry } from '@/api/clients'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'

/** The answers so far, and the furthest step the person was led to. */
export interface CompanyDraft {
  values: CompanyEntry
  reached: number
}

const place = 'company'

export const companyDraft = {
  read: () => readDraft<CompanyDraft>(place),
  keep: (draft: CompanyDraft) => saveDraft(place, draft),
  drop: () => deleteDraft(place),
}
