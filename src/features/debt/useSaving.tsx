import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toFailure } from '@/api/http/errors'
import type { OpenAttempt, Press } from '@/api/write/open-attempt'
import type { Identified } from '@/api/write/verified-write'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { applySubmissionError } from '@/ui/form/submission-error'
import { Notice } from '@/ui/Notice'

export interface SaveOptions {
  /** Saves although somebody else has changed the record. */
  isOverwrite?: boolean
  press?: Press
}

/**
 * How a form saves a record: the notices above its fields say that the record has changed since it was
 * opened, or that the outcome of the last save is unknown.
 */
export function useSaving<V extends FieldValues, O, Stored extends Identified>({
  form,
  noun,
  attempt,
  serverField,
  describe,
  save,
  onSaved,
  reload,
}: {
  form: UseFormReturn<V, unknown, O>
  noun: string
  attempt: OpenAttempt<Stored> | null
  /** Maps a path of the server's error body to a form field. */
  serverField?: (path: string) => string | undefined
  /** Describes another new record, which may be the one sent. */
  describe?: (record: Stored) => string
  /**
   * @param values null for a "Check again" beside an incomplete form
   * @throws {Failure} `conflict` if the record has changed
   */
  save: (values: O | null, options: SaveOptions) => Promise<unknown>
  onSaved: () => void
  /** Replaces what was typed by the saved record. */
  reload: () => Promise<unknown>
}) {
  const [hasConflict, setConflict] = useState(false)

  async function send(values: O | null, options: SaveOptions = {}) {
    setConflict(false)
    try {
      await save(values, options)
    } catch (thrown) {
      const { kind } = toFailure(thrown)
      setConflict(kind === 'conflict')
      // Each of these has a notice of its own above the fields.
      if (kind === 'conflict' || kind === 'unknown-outcome') return
      throw thrown
    }
    onSaved()
  }
  const overwrite = () =>
    void form
      .handleSubmit((values) => send(values, { isOverwrite: true }))()
      .catch((thrown) => applySubmissionError(form, thrown, serverField))
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
          <ConflictNotice noun={noun} onReload={() => void replace()} onOverwrite={overwrite} />
        )}
        <OpenAttemptNotice
          attempt={attempt}
          form={form}
          send={(values, press) => send(values, { press })}
          {...(serverField && { serverField })}
          {...(describe && { describe })}
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
