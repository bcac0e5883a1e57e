import { useEffect, useRef } from 'react'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'

/** The record has changed since its form was opened. Takes the focus, because nothing was saved. */
export function ConflictNotice({
  noun,
  onReload,
  onOverwrite,
}: {
  noun: string
  /** Replaces what was typed by the saved record. */
  onReload: () => void
  /** Saves the edited fields all the same. */
  onOverwrite: () => void
}) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice
        tone="warning"
        heading={`This ${noun} was changed while you were editing it`}
        actions={
          <>
            <Button variant="outline" onClick={onReload}>
              Reload
            </Button>
            <Button variant="outline" onClick={onOverwrite}>
              Save mine anyway
            </Button>
          </>
        }
      >
        Nothing has been saved, and what you typed is still here. Select “Reload” to discard it and
        see the saved version, or “Save mine anyway” to save only the fields you edited.
      </Notice>
    </div>
  )
}
