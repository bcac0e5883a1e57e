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

const place = 'debt'
let nextFormId = 1

export const hasDebtDraft = () => readDraft(place) !== undefined
export const dropDebtDraft = () => deleteDraft(place)

/**
 * What an earlier visit left, and the way to keep what this one changes, part by part.
 * @param blank what the form begins with where nothing was left
 */
export function useDebtDraft(blank: DebtValues) {
  const [wasRestored] = useState(hasDebtDraft)
  const [start] = useState<DebtDraft>(() => {
    const left = readDraft<DebtDraft>(place)
    const stage = { at: 'form' } as const
    return left ?? { formId: nextFormId++, values: blank, uploads: [], note: null, stage }
  })
  const work = useRef(start)
  const kept = useRef(wasRestored)

  return {
    wasRestored,
    start,
    keep(part: Partial<DebtDraft>) {
      // Saved, discarded or logged out since: what still runs must not bring it back.
      if (kept.current && !hasDebtDraft()) return
      kept.current = true
      work.current = { ...work.current, ...part }
      saveDraft(place, work.current)
    },
  }
}
