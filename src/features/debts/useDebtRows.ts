import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { useToday } from '@/session/today'
import { buildRowsInChunks, type DebtRow, immediateRows } from './debt-row'

const none: readonly Debtor[] = []

/**
 * The rows of a list. While those of a long list are computed, returns the previous rows, or null.
 * A row that cannot be computed throws during rendering.
 */
export function useDebtRows(debtors: readonly Debtor[] = none): readonly DebtRow[] | null {
  const today = useToday()
  const immediate = useMemo(() => immediateRows(debtors, today), [debtors, today])
  const [lastRows, setLastRows] = useState(immediate)
  if (immediate && immediate !== lastRows) setLastRows(immediate)
  useEffect(() => {
    if (immediate) return
    const controller = new AbortController()
    buildRowsInChunks(debtors, today, controller.signal)
      .then((rows) => startTransition(() => setLastRows(rows)))
      .catch((thrown: unknown) => {
        // Rethrown while rendering, so that the error boundary handles it.
        if (!controller.signal.aborted) {
          setLastRows(() => {
            throw thrown
          })
        }
      })
    return () => controller.abort()
  }, [debtors, today, immediate])
  return immediate ?? lastRows
}
