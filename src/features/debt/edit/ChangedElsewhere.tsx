import { useEffect, useRef } from 'react'
import { Notice } from '@/ui/Notice'
import type { Change } from './merge'

/** What somebody else changed while the form was open; it takes the focus, since nothing was saved. */
export function ChangedElsewhere({ changes }: { changes: readonly Change[] }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (changes.length > 0) notice.current?.focus()
  }, [changes])

  if (changes.length === 0) return null
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="warning" heading="This debt was changed while you were editing it">
        <ul>
          {changes.map(({ label, before, now, alsoHere }) => (
            <li key={label}>
              {label}: from {before} to {now}.{alsoHere && ' Your own change stays in the form.'}
            </li>
          ))}
        </ul>
        <p>Nothing is saved yet. Look through the form and press “Save changes” once more.</p>
      </Notice>
    </div>
  )
}
