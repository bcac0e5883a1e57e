import { useId, useMemo, useState } from 'react'
import { Button } from '@/ui/Buttons'
import { lazyPart } from '@/ui/lazy-part'
import type { DebtsSearch } from './search'

const Panel = lazyPart(() => import('./ViewsPanel'))

/** The button that opens the views, and the place where they open. */
export function useViews(search: DebtsSearch) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useMemo(
    () => (
      <Button
        variant="outline"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Views
      </Button>
    ),
    [id, open],
  )
  return {
    button,
    panel: open && <Panel id={id} search={search} onClose={() => setOpen(false)} />,
  }
}
