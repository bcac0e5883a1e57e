import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { Debtor } from '@/api/debtor/debtor'
import { useCreateNote } from '@/api/notes'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { Form } from '@/ui/form/Form'
import { useDraftForm } from '../useDraftForm'

/** A form in a dialog that adds a request to the team as a note. */
export function RequestForm<V extends FieldValues, O>({
  debtor,
  kind,
  schema,
  defaultValues,
  noteOf,
  submit,
  submitting,
  onDone,
  children,
}: {
  debtor: Debtor
  kind: string
  schema: ZodMiniType<O, V>
  defaultValues: DefaultValues<V>
  noteOf: (checked: O) => string
  submit: string
  submitting: string
  onDone: () => void
  children: (form: UseFormReturn<V, unknown, O>) => ReactNode
}) {
  const { id: debtId } = debtor.debtor_debt
  const { create, attempt } = useCreateNote(debtId)
  const { form, discard } = useDraftForm(`request:${debtId}:${kind}`, schema, defaultValues)

  function close() {
    discard()
    onDone()
  }
  function finish() {
    snackbar.success('Note added successfully!')
    close()
  }
  async function send(checked: O, isAgain: boolean) {
    await create({ text: noteOf(checked) }, { isAgain })
    finish()
  }
  return (
    <Form
      form={form}
      submit={submit}
      submitting={submitting}
      onSubmit={(checked) => send(checked, false)}
      secondary={
        <Button variant="outline" onClick={close}>
          Cancel
        </Button>
      }
    >
      <OpenAttemptNotice
        attempt={attempt}
        noun="note"
        describe={({ note }) => note}
        onFound={finish}
        // The snackbar reports a failure.
        onSendAgain={() => form.handleSubmit((checked) => send(checked, true))().catch(() => {})}
      />
      {children(form)}
    </Form>
  )
}
