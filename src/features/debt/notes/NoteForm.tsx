import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { toFailure } from '@/api/http/errors'
import { noteList } from '@/api/notes'
import type { Press } from '@/api/write/open-attempt'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { snackbar } from '@/session/snackbar'
import { useDraft } from '@/session/useDraft'
import { Form, formMode } from '@/ui/form/Form'
import { useValuesListener } from '@/ui/form/useValuesListener'

/** A form that adds what is entered as a note to a debt. What is typed survives the end of the session. */
export function NoteForm<V extends FieldValues, O>({
  debtId,
  draftKey,
  schema,
  defaultValues,
  noteOf,
  submit,
  submitting,
  restOf,
  onSent,
  children,
}: {
  debtId: number
  draftKey: string
  schema: ZodMiniType<O, V>
  defaultValues: V
  noteOf: (checked: O) => string
  submit: string
  submitting: string
  /** What stays in the form after sending; by default nothing. */
  restOf?: (sent: V, typed: V) => V
  onSent: (form: UseFormReturn<V, unknown, O>) => void
  children: ReactNode
}) {
  const draft = useDraft(draftKey, () => defaultValues)
  const form = useForm<V, unknown, O>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<V>,
    values: draft.value,
    resetOptions: { keepDefaultValues: true },
  })
  const saveDraft = (typed: V) =>
    JSON.stringify(typed) === JSON.stringify(defaultValues) ? draft.delete() : draft.save(typed)
  useValuesListener(form, saveDraft)
  const { send: create, attempt } = noteList.useCreate(debtId, draftKey)
  async function send(checked: O | null, press?: Press) {
    const sent = form.getValues()
    try {
      await create(checked && { note: noteOf(checked) }, press)
      snackbar.success('Note added successfully!')
      const rest = restOf ? restOf(sent, draft.takeOver()) : defaultValues
      form.reset(rest)
      saveDraft(rest)
      onSent(form)
    } catch (thrown) {
      // The open attempt stands above the fields.
      if (toFailure(thrown).kind !== 'unknown-outcome') throw thrown
    }
  }
  return (
    <Form form={form} submit={submit} submitting={submitting} onSubmit={(checked) => send(checked)}>
      <OpenAttemptNotice
        attempt={attempt}
        isOwn={attempt?.sender === draftKey}
        form={form}
        send={send}
        describe={({ note }) => note}
      />
      {children}
    </Form>
  )
}
