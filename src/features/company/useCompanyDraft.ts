import { useState } from 'react'
import type { CurrentUser } from '@/api/user'
import { type CompanyDraft, companyDraft } from './company-draft'
import { firstValues } from './company-values'

/** The answers so far: as an earlier visit left them, or as the account begins them. */
export function useCompanyDraft(user: CurrentUser | undefined) {
  const [draft, setDraft] = useState<CompanyDraft>(
    () => companyDraft.read() ?? { values: firstValues(user), reached: 1 },
  )
  return [
    draft,
    (next: CompanyDraft) => {
      companyDraft.keep(next)
      setDraft(next)
    },
  ] as const
}
