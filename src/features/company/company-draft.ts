import type { CompanyEntry } from '@/api/clients'
import { draftFor, dropDraft, keepDraft } from '@/session/drafts'

/** The answers so far, and the furthest step the person was led to. */
export interface CompanyDraft {
  values: CompanyEntry
  reached: number
}

const place = 'company'

export const companyDraft = {
  read: () => draftFor<CompanyDraft>(place),
  keep: (draft: CompanyDraft) => keepDraft(place, draft),
  drop: () => dropDraft(place),
}
