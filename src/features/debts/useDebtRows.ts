import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { useToday } from '@/session/today'
import { buildRowsInChunks, type DebtRow, immediateRows } from './debt-row'

const none: readonly Debtor[] = []

/**
 * The rows of a list. Those of a long one take a while: until they are there it is the rows of the
 * list before, or null.
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
        // A row that cannot be made is the screen's failure, as it would be while drawing it.
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
