import type { CompanyEntry } from '@/api/clients'
import { draftFor, dropDraft, keepDraft } from '@/session/drafts'
import { session } from '@/session/session'

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

let saved: { person: number; id: number } | null = null

/** The client this user's company was saved as: whoever has one never sends another. */
export const savedClient = {
  id: (): number | null => (saved?.person === session.person() ? saved.id : null),
  keep: (id: number) => {
    saved = { person: session.person(), id }
  },
}
