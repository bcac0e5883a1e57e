import { createContext, lazy, type ReactNode, useMemo, useRef, useState } from 'react'
import { ConfirmDialog } from '../Dialog'
import { LazyPart } from '../LazyPart'

const DialogFrame = lazy(() => import('../DialogFrame'))

/** Connects the form in a dialog with the dialog. */
export const DialogFormContext = createContext<{
  onCancel: () => void
  onDirtyChange: (isDirty: boolean) => void
} | null>(null)

/** A form in a dialog. Escape asks before it discards what was typed; Cancel discards it. */
export function FormDialog({
  open,
  title,
  onClose,
  children,
}: {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    open && (
      <OpenFormDialog title={title} onClose={onClose}>
        {children}
      </OpenFormDialog>
    )
  )
}

function OpenFormDialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const isDirty = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const context = useMemo(
    () => ({
      onCancel: onClose,
      onDirtyChange: (next: boolean) => {
        isDirty.current = next
      },
    }),
    [onClose],
  )
  return (
    <>
      <LazyPart onMissing={onClose}>
        <DialogFrame
          role="dialog"
          wide
          title={title}
          onClose={() => (isDirty.current ? setAsking(true) : onClose())}
        >
          <DialogFormContext value={context}>{children}</DialogFormContext>
        </DialogFrame>
      </LazyPart>
      <ConfirmDialog
        open={isAsking}
        title="Discard what you typed?"
        body="It has not been saved."
        confirm="Discard"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
