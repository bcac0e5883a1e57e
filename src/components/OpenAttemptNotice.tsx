import { toFailure } from '@/api/http/errors'
import type { Created } from '@/api/write/create'
import type { OpenAttempt } from '@/api/write/open-attempt'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'

/** A write whose response was lost, above the form that sent it: what happened, what is so now, what to do. */
export function OpenAttemptNotice<Stored extends { id: number }>({
  attempt,
  noun,
  describe,
  typed,
  onFound,
  onSendAgain,
}: {
  attempt: OpenAttempt<Stored> | null
  /** "note" */
  noun: string
  /** The text of a candidate. */
  describe: (record: Stored) => string
  /** Returns the item as the form would send it now, null if incomplete; omitted where it cannot have changed. */
  typed?: () => unknown
  onFound: (created: Created<Stored>) => void
  /** Sends what is typed now. */
  onSendAgain: () => void
}) {
  if (!attempt) return null
  const { candidates, message, isLooking, verifyAgain, dismiss } = attempt
  if (isLooking)
    return (
      <Notice tone="info" heading="Checking whether it arrived">
        We got no clear response when the {noun} was sent, so we are looking for it.
      </Notice>
    )

  const verify = () =>
    verifyAgain(typed?.()).then(
      (created) => created && onFound(created),
      (thrown) => snackbar.error(toFailure(thrown).message),
    )
  return (
    <Notice
      tone="warning"
      heading={`The ${noun} may not have been saved`}
      actions={
        <>
          <Button onClick={() => void verify()}>Check again</Button>
          <Button variant="outline" onClick={onSendAgain}>
            Send again
          </Button>
          <Button variant="ghost" onClick={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      <p>{message}</p>
      <ul>
        {candidates.map((record) => (
          <li key={record.id}>{describe(record)}</li>
        ))}
      </ul>
    </Notice>
  )
}
