import { zodResolver } from '@hookform/resolvers/zod'
import type { KeyboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { required, tidyLines } from '@/rules/check'
import { useDraft } from '@/session/useDraft'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { rule } from '@/ui/form/rule'
import { TextAreaField } from '@/ui/form/TextArea'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { Panel } from '@/ui/Panel'
import { useSendNote } from './useSendNote'

const schema = z.object({ note: rule(required('Enter a note', tidyLines)) })
type NoteValues = z.output<typeof schema>

function submitByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}

/** Adds a note; a draft keeps the text until it is sent. */
export function AddNoteForm({ debtorId, debtId }: { debtorId: number; debtId: number }) {
  const draft = useDraft(`note:${debtorId}`, () => '')
  const { send, isChecking, stopChecking } = useSendNote(debtId)
  const form = useForm<NoteValues>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: { note: draft.value },
  })
  useValuesListener(form, ({ note }) => (note ? draft.save(note) : draft.delete()))

  async function save({ note }: NoteValues) {
    await send(note)
    form.reset({ note: '' })
    draft.delete()
    form.setFocus('note')
  }

  return (
    <Panel>
      <Form form={form} submit="Add note" submitting="Adding note" onSubmit={save}>
        <TextAreaField
          control={form.control}
          name="note"
          label="Note"
          rows={3}
          onKeyDown={submitByKey}
        />
        {isChecking && <CheckingNotice onStop={stopChecking} />}
      </Form>
    </Panel>
  )
}
