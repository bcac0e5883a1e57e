import { useEffect, useRef } from 'react'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'

/** Lets the user undo a deletion; takes the focus from the deleted note. */
export function UndoNotice({
  excerpt,
  onUndo,
  onDismiss,
}: {
  excerpt: string
  onUndo: () => void
  onDismiss: () => void
}) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Waits a frame, because the closing dialog returns the focus to a removed button.
    const frame = requestAnimationFrame(() => undo.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Notice
      tone="info"
      actions={
        <>
          <Button ref={undo} variant="outline" onClick={onUndo}>
            Undo
          </Button>
          <Button variant="ghost" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      <span role="status">{`Deleting “${excerpt}”`}</span>
    </Notice>
  )
}
