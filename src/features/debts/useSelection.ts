import { useCallback, useState } from 'react'

/** Which debts are ticked; null while none are to be. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const tick = useCallback((id: number, isTicked: boolean) => {
    setChosen((now) => {
      const next = new Set(now)
      if (isTicked) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  return {
    chosen,
    tick,
    choose: (ids: readonly number[]) => setChosen(new Set(ids)),
    end: () => setChosen(null),
  }
}

export type Selection = Pick<ReturnType<typeof useSelection>, 'chosen' | 'tick'>
