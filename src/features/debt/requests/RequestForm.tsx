import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { Debtor } from '@/api/debtor/debtor'
import { useCreateNote } from '@/api/notes'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { snackbar } from '@/session/snackbar'
import { Form, formMode } from '@/ui/form/Form'

/** A form in a dialog that adds a request to the team as a note. */
export function RequestForm<V extends FieldValues, O>({
  debtor,
  schema,
  defaultValues,
  noteOf,
  submit,
  submitting,
  onDone,
  children,
}: {
  debtor: Debtor
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
  const form = useForm<V, unknown, O>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues,
  })
  function finish() {
    snackbar.success('Note added successfully!')
    onDone()
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
    >
      <OpenAttemptNotice
        attempt={attempt}
        noun="note"
        describe={({ note }) => note}
        onFound={finish}
        // The snackbar reports a failure.
        onSendAgain={() =>
          form
            .handleSubmit((checked) => send(checked, true))()
            .catch(() => {})
        }
      />
      {children(form)}
    </Form>
  )
}
