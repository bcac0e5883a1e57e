import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toFailure } from '@/api/http/errors'
import type { Identified } from '@/api/write/create'
import type { OpenAttempt } from '@/api/write/open-attempt'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'

export interface SaveOptions {
  /** Saves although somebody else has changed the record. */
  isOverwrite?: boolean
  /** Sends although other new records were found. */
  isAgain?: boolean
}

/**
 * How a form saves a record: the notices above its fields say that the record has changed since it was
 * opened, or that the outcome of the last save is unknown.
 */
export function useSaving<V extends FieldValues, O, Stored extends Identified>({
  form,
  noun,
  isNew = false,
  attempt,
  describe,
  typed,
  save,
  onSaved,
  reload,
}: {
  form: UseFormReturn<V, unknown, O>
  noun: string
  /** The form creates the record. */
  isNew?: boolean
  attempt: OpenAttempt<Stored> | null
  /** Describes another new record, which may be the one sent. */
  describe: (record: Stored) => string
  /** The new record as the form would send it now; null if incomplete. */
  typed?: () => unknown
  /** @throws {Failure} `conflict` if the record has changed */
  save: (values: O, options: SaveOptions) => Promise<unknown>
  onSaved: () => void
  /** Replaces what was typed by the saved record. */
  reload: () => Promise<unknown>
}) {
  const [hasConflict, setConflict] = useState(false)

  /** The form's values when they were last sent. */
  const sent = useRef('')
  const currentValues = () => JSON.stringify(form.getValues())

  async function send(values: O, options: SaveOptions = {}) {
    setConflict(false)
    sent.current = currentValues()
    try {
      await save(values, options)
    } catch (thrown) {
      const { kind, message } = toFailure(thrown)
      // Only mutations show their failures, not a read before them. The snackbar shows equal errors once.
      snackbar.error(message)
      setConflict(kind === 'conflict')
      // Each of these has a notice of its own above the fields.
      if (kind === 'conflict' || kind === 'unknown-outcome') return
      throw thrown
    }
    onSaved()
  }
  /** Submits without the form's own button. */
  const submit = (options: SaveOptions) =>
    void form
      .handleSubmit((values) => send(values, options))()
      .catch(() => {})
  function finishFound() {
    if (isNew || currentValues() === sent.current) return onSaved()
    attempt?.dismiss()
    snackbar.error(`Your first changes are saved. Save the ${noun} again to keep your later ones.`)
  }
  const replace = () =>
    reload().then(
      () => setConflict(false),
      (thrown) => snackbar.error(toFailure(thrown).message),
    )
  return {
    onSubmit: (values: O) => send(values),
    notices: (
      <>
        {hasConflict && (
          <ConflictNotice
            noun={noun}
            onReload={() => void replace()}
            onOverwrite={() => submit({ isOverwrite: true })}
          />
        )}
        <OpenAttemptNotice
          attempt={attempt}
          noun={isNew ? noun : `edited ${noun}`}
          describe={describe}
          {...(isNew && typed && { typed })}
          onFound={finishFound}
          onSendAgain={() => submit({ isAgain: true })}
        />
      </>
    ),
  }
}

/** The record has changed since its form was opened. Takes the focus, because nothing was saved. */
function ConflictNotice({
  noun,
  onReload,
  onOverwrite,
}: {
  noun: string
  onReload: () => void
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
