import { useRef, useState } from 'react'
import type { Uploads } from '@/api/invoices/upload-list'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'
import type { DebtValues } from './debt-values'
import type { Stage } from './stage'
import type { DisputeNote } from './useDisputeNote'

/** The unsaved debt, what goes with it, and how far saving it has come. */
interface DebtDraft {
  /** Tells this debt from the next one typed into the form. */
  formId: number
  values: DebtValues
  uploads: Uploads
  note: DisputeNote | null
  stage: Stage
}

const draftKey = 'debt'
let nextFormId = 1

export const hasDebtDraft = () => readDraft(draftKey) !== undefined
export const deleteDebtDraft = () => deleteDraft(draftKey)

/**
 * What an earlier visit left, and the way to keep what this one changes, part by part.
 * @param blank what the form begins with where nothing was left
 */
export function useDebtDraft(blank: DebtValues) {
  const [wasRestored] = useState(hasDebtDraft)
  const [initial] = useState<DebtDraft>(() => {
    const stored = readDraft<DebtDraft>(draftKey)
    const stage = { at: 'form' } as const
    return stored ?? { formId: nextFormId++, values: blank, uploads: [], note: null, stage }
  })
  const current = useRef(initial)
  const hasSaved = useRef(wasRestored)

  return {
    wasRestored,
    initial,
    update(changes: Partial<DebtDraft>) {
      // Saved, discarded or logged out since: what still runs must not bring it back.
      if (hasSaved.current && !hasDebtDraft()) return
      hasSaved.current = true
      current.current = { ...current.current, ...changes }
      saveDraft(draftKey, current.current)
    },
  }
}
