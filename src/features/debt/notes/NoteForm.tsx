import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { Note } from '@/api/debtor/debt-records'
import { toFailure } from '@/api/http/errors'
import { noteList } from '@/api/notes'
import type { Press } from '@/api/write/open-attempt'
import type { Saved } from '@/api/write/verified-write'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { snackbar } from '@/session/snackbar'
import { Form, formMode } from '@/ui/form/Form'

/** A form that adds what is entered as a note to a debt. */
export function NoteForm<V extends FieldValues, O>({
  debtId,
  schema,
  defaultValues,
  noteOf,
  submit,
  submitting,
  onSent,
  children,
}: {
  debtId: number
  schema: ZodMiniType<O, V>
  defaultValues: DefaultValues<V>
  /** The text of the note. */
  noteOf: (checked: O) => string
  submit: string
  submitting: string
  onSent: (created: Saved<Note>, form: UseFormReturn<V, unknown, O>) => void
  children: (form: UseFormReturn<V, unknown, O>) => ReactNode
}) {
  const form = useForm<V, unknown, O>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues,
  })
  const { send: create, attempt } = noteList.useCreate(debtId)
  async function send(checked: O | null, press?: Press) {
    try {
      const created = await create(checked && { note: noteOf(checked) }, press)
      snackbar.success('Note added successfully!')
      onSent(created, form)
    } catch (thrown) {
      // The open attempt stands above the fields.
      if (toFailure(thrown).kind !== 'unknown-outcome') throw thrown
    }
  }
  return (
    <Form form={form} submit={submit} submitting={submitting} onSubmit={(checked) => send(checked)}>
      <OpenAttemptNotice attempt={attempt} form={form} send={send} describe={({ note }) => note} />
      {children(form)}
    </Form>
  )
}
