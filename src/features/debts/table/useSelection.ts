import { useCallback, useState } from 'react'

const none: ReadonlySet<number> = new Set()

/** The ids of the selected debts. */
export function useSelection() {
  const [selected, setSelected] = useState(none)
  const toggle = useCallback((id: number, isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const select = useCallback((ids: readonly number[]) => {
    setSelected((before) => new Set([...before, ...ids]))
  }, [])
  const clear = useCallback(() => setSelected(none), [])
  return { selected, toggle, select, clear }
}

export type Selection = ReturnType<typeof useSelection>
