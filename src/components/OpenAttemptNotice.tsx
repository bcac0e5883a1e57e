import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { OpenAttempt, Press } from '@/api/write/open-attempt'
import { Button } from '@/ui/Buttons'
import { applySubmissionError } from '@/ui/form/submission-error'
import { Notice } from '@/ui/Notice'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'

/**
 * A write whose response was lost, above the form that sent it: what happened, what is so now, what to do.
 * It takes the focus when the response is lost, because the button that was pressed may be out of view.
 */
export function OpenAttemptNotice<V extends FieldValues, O, Stored extends { id: number }>({
  attempt,
  ...others
}: AttemptProps<V, O, Stored> & { attempt: OpenAttempt<Stored> | null }) {
  const frame = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(attempt !== null)
  useEffect(() => restoreFocusOnRemoval(frame.current), [])
  useEffect(() => {
    // Somebody may be typing the next note meanwhile.
    const isTyping = document.activeElement?.matches('textarea')
    if (attempt && !wasOpen.current && !isTyping) frame.current?.focus()
    wasOpen.current = attempt !== null
  }, [attempt])
  return (
    <Box ref={frame} tabIndex={-1} outline="none" aria-live="polite">
      {attempt && <AttemptState {...others} attempt={attempt} />}
    </Box>
  )
}

interface AttemptProps<V extends FieldValues, O, Stored> {
  /** False where another form of the list sent it, whose values this one does not have. */
  isOwn?: boolean
  form: UseFormReturn<V, unknown, O>
  /** Does what the form's own button does. Receives null for a "Check again" beside an incomplete form. */
  send: (values: O | null, press: Press) => Promise<unknown>
  /** Maps a path of the server's error body to a form field. */
  serverField?: (path: string) => string | undefined
  describe?: (record: Stored) => ReactNode
  /** Leads to the record that is saved. */
  link?: (id: number) => ReactNode
}

function AttemptState<V extends FieldValues, O, Stored extends { id: number }>({
  attempt,
  isOwn = true,
  form,
  send,
  serverField,
  describe,
  link,
}: AttemptProps<V, O, Stored> & { attempt: OpenAttempt<Stored> }) {
  const { heading, message, isLooking, savedId, candidates = [], dismiss } = attempt
  if (isLooking)
    return (
      <Notice tone="info" heading={heading}>
        {message}
      </Notice>
    )

  const press = (button: Press, onInvalid?: () => Promise<unknown>) =>
    void form
      .handleSubmit((values) => send(values, button), onInvalid)()
      .catch((thrown) => applySubmissionError(form, thrown, serverField))
  const check = () =>
    press('check', () => {
      form.clearErrors()
      return send(null, 'check')
    })
  return (
    <Notice
      tone="warning"
      heading={heading}
      actions={
        <>
          {savedId === undefined ? (
            <>
              <Button onClick={check}>Check again</Button>
              {isOwn && (
                <Button variant="outline" onClick={() => press('again')}>
                  Send again
                </Button>
              )}
            </>
          ) : (
            link?.(savedId)
          )}
          <Button variant="ghost" onClick={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      <p>{message}</p>
      <ul>
        {candidates.map((record) => (
          <li key={record.id}>{describe?.(record)}</li>
        ))}
      </ul>
    </Notice>
  )
}
