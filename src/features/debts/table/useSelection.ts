import { useState } from 'react'

/** The ids of the selected debts. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set())
  return {
    selected,
    toggle: (id: number, isSelected: boolean) =>
      setSelected((before) => {
        const next = new Set(before)
        if (isSelected) next.add(id)
        else next.delete(id)
        return next
      }),
    select: (ids: readonly number[]) => setSelected((before) => new Set([...before, ...ids])),
    clear: () => setSelected(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
