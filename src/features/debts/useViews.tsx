import { useId, useState } from 'react'
import { Button } from '@/ui/Buttons'
import { lazyPart } from '@/ui/lazy-part'
import type { DebtsSearch } from './search'

const Panel = lazyPart(() => import('./ViewsPanel'))

/** The button that opens the views, and the place where they open. */
export function useViews(search: DebtsSearch) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return {
    button: (
      <Button
        variant="outline"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Views
      </Button>
    ),
    panel: open && <Panel id={id} search={search} onClose={() => setOpen(false)} />,
  }
}
