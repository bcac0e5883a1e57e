import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasDraft } from '@/session/drafts'
import type { EditValues } from './edit-values'

export const editDraftKey = (debtorId: number) => `debt-detail:${debtorId}`

/** The buttons that open the form. */
type Opener = 'edit' | `${'change' | 'add'} ${'debt' | 'debtor'}`

export interface Editing {
  /** Null if the form is closed. */
  open: { startAt: keyof EditValues | 'first' | null } | null
  openerRef: (opener: Opener) => (button: HTMLButtonElement | null) => void
  start: (opener: Opener, startAt?: keyof EditValues) => void
  stop: () => void
}

/** Whether the edit form is open; a form with unsaved changes reopens with the debt. */
export function useEditing(debtorId: number): Editing {
  const navigate = useNavigate()
  const [open, setOpen] = useState<Editing['open']>(() =>
    hasDraft(editDraftKey(debtorId)) ? { startAt: null } : null,
  )
  const lastOpener = useRef<Opener>('edit')
  const buttons = useRef<Partial<Record<Opener, HTMLButtonElement | null>>>({})
  return useMemo(
    () => ({
      open,
      openerRef: (opener) => (button) => {
        buttons.current[opener] = button
      },
      start(opener, startAt) {
        lastOpener.current = opener
        setOpen({ startAt: startAt ?? 'first' })
        // The form is on the overview tab.
        void navigate({ to: '.', search: {}, state: true, replace: true, resetScroll: false })
      },
      stop() {
        // Closes synchronously, so that a second press cannot save twice.
        flushSync(() => setOpen(null))
        const { [lastOpener.current]: opener, edit } = buttons.current
        ;(opener ?? edit)?.focus()
      },
    }),
    [open, navigate],
  )
}
