import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Note } from '@/api/debtor/debt-records'
import { useCreateNote } from '@/api/notes'
import type { Created } from '@/api/write/create'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { snackbar } from '@/session/snackbar'
import { Form } from '@/ui/form/Form'

/** A form that adds what is entered as a note to a debt. */
export function NoteForm<V extends FieldValues, O>({
  debtId,
  form,
  noteOf,
  submit,
  submitting,
  onSent,
  children,
}: {
  debtId: number
  form: UseFormReturn<V, unknown, O>
  /** The text of the note. */
  noteOf: (checked: O) => string
  submit: string
  submitting: string
  onSent: (created: Created<Note>) => void
  children: ReactNode
}) {
  const { create, attempt } = useCreateNote(debtId)
  function finish(created: Created<Note>) {
    snackbar.success('Note added successfully!')
    onSent(created)
  }
  const send = async (checked: O, isAgain: boolean) =>
    finish(await create({ text: noteOf(checked) }, { isAgain }))
  return (
    <Form
      form={form}
      submit={submit}
      submitting={submitting}
      onSubmit={(checked) => send(checked, false)}
    >
      <OpenAttemptNotice
        attempt={attempt}
        noun="note"
        describe={({ note }) => note}
        onFound={finish}
        // The snackbar shows a failure.
        onSendAgain={() =>
          form
            .handleSubmit((checked) => send(checked, true))()
            .catch(() => {})
        }
      />
      {children}
    </Form>
  )
}
