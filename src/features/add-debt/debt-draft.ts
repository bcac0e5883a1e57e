import { useRef, useState } from 'react'
import type { Uploads } from '@/api/invoices/upload-list'
import { deleteDraft, readDraft, saveDraft } from '@/session/drafts'
import type { DebtValues } from './debt-values'
import type { Stage } from './stage'
import type { DisputeNote } from './useDisputeNote'

/** An unsaved debt with its files, note and stage. */
interface DebtDraft {
  /** Identifies this debt across visits of the form. */
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
 * The stored draft, and a way to update it.
 * @param blank initial values without a stored draft
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
      // The draft was saved, discarded or cleared by a logout: late updates must not restore it.
      if (hasSaved.current && !hasDebtDraft()) return
      hasSaved.current = true
      current.current = { ...current.current, ...changes }
      saveDraft(draftKey, current.current)
    },
  }
}
