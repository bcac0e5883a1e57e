import { useRef, useState } from 'react'
import type { InvoiceUpload } from '@/api/upload-list'
import { draftFor, dropDraft, keepDraft } from '@/session/drafts'
import { type DebtValues, emptyDebt } from './debt-values'
import { restoreStage, type Stage } from './stage'

/** The unsaved debt, the files chosen for it, and how far saving it has come. */
interface DebtDraft {
  values: DebtValues
  uploads: readonly InvoiceUpload[]
  stage: Stage
}

const place = 'debt'

export const hasDebtDraft = () => draftFor(place) !== undefined
export const dropDebtDraft = () => dropDraft(place)

/** What an earlier visit left, and the way to keep what this one changes, part by part. */
export function useDebtDraft() {
  const [wasRestored] = useState(hasDebtDraft)
  const [start] = useState<DebtDraft>(() => {
    const left = draftFor<DebtDraft>(place)
    return left
      ? { ...left, stage: restoreStage(left.stage) }
      : { values: emptyDebt, uploads: [], stage: { at: 'form' } }
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
      keepDraft(place, work.current)
    },
  }
}
