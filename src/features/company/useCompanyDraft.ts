import { useState } from 'react'
import type { CurrentUser } from '@/api/user'
import { type CompanyDraft, companyDraft } from './company-draft'
import { initialCompanyValues } from './company-values'

/** The stored draft, or initial values from the account. */
export function useCompanyDraft(user: CurrentUser | undefined) {
  const [draft, setDraft] = useState<CompanyDraft>(
    () => companyDraft.read() ?? { values: initialCompanyValues(user), reached: 1 },
  )
  return [
    draft,
    (next: CompanyDraft) => {
      companyDraft.save(next)
      setDraft(next)
    },
  ] as const
}
