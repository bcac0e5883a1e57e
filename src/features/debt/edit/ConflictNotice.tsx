import { Span } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import type { Change } from './merge'

/** Lists fields changed elsewhere. Takes the focus, because nothing was saved. */
export function ConflictNotice({
  changes,
  onAccept,
}: {
  changes: readonly Change[]
  /** Replaces the typed value by the one on the server. */
  onAccept: (change: Change) => void
}) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (changes.length > 0) notice.current?.focus()
  }, [changes])

  if (changes.length === 0) return null
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="warning" heading="This debt was changed while you were editing it">
        <ul>
          {changes.map((change) => (
            <li key={change.field}>
              {change.label}: from {change.before} to {change.now}.
              {change.isChangedHere && (
                <>
                  {' Your own change stays in the form. '}
                  <Button variant="outline" onClick={() => onAccept(change)}>
                    Take theirs <Span srOnly>for {change.label}</Span>
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
        <p>Nothing is saved yet. Look through the form and press “Save changes” once more.</p>
      </Notice>
    </div>
  )
}
