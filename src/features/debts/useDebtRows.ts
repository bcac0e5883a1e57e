import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { useToday } from '@/session/today'
import { type DebtRow, rowsAtOnce, rowsInSlices } from './debt-row'

const none: readonly Debtor[] = []

/**
 * The rows of a list. Those of a long one take a while: until they are there it is the rows of the
 * list before, or null.
 */
export function useDebtRows(debtors: readonly Debtor[] = none): readonly DebtRow[] | null {
  const today = useToday()
  const ready = useMemo(() => rowsAtOnce(debtors, today), [debtors, today])
  const [last, setLast] = useState(ready)
  if (ready && ready !== last) setLast(ready)
  useEffect(() => {
    if (ready) return
    const making = new AbortController()
    rowsInSlices(debtors, today, making.signal)
      .then((rows) => startTransition(() => setLast(rows)))
      .catch((thrown: unknown) => {
        // A row that cannot be made is the screen's failure, as it would be while drawing it.
        if (!making.signal.aborted) {
          setLast(() => {
            throw thrown
          })
        }
      })
    return () => making.abort()
  }, [debtors, today, ready])
  return ready ?? last
}
