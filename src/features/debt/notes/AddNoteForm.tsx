import type { KeyboardEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { required, tidyLines } from '@/rules/check'
import { useDraft } from '@/session/useDraft'
import { rule } from '@/ui/form/rule'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { Panel } from '@/ui/Panel'
import { NoteForm } from './NoteForm'

const schema = z.object({ note: rule(required('Enter a note', tidyLines)) })

function submitByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}

/** Adds a note; a draft keeps the text until it is sent. */
export function AddNoteForm({ debtId }: { debtId: number }) {
  const draft = useDraft(`note:${debtId}`, () => '')
  return (
    <Panel>
      <NoteForm
        // A note whose form was left is sent: this one starts anew.
        key={draft.value}
        debtId={debtId}
        schema={schema}
        defaultValues={{ note: draft.value }}
        noteOf={({ note }) => note}
        submit="Add note"
        submitting="Adding note"
        onSent={(_created, form) => {
          form.reset({ note: '' })
          draft.delete()
          form.setFocus('note')
        }}
      >
        {(form) => (
          <NoteField form={form} onText={(text) => (text ? draft.save(text) : draft.delete())} />
        )}
      </NoteForm>
    </Panel>
  )
}

function NoteField({
  form,
  onText,
}: {
  form: UseFormReturn<{ note: string }, unknown, { note: string }>
  onText: (text: string) => void
}) {
  useValuesListener(form, ({ note }) => onText(note))
  return (
    <TextAreaField
      control={form.control}
      name="note"
      label="Note"
      rows={3}
      onKeyDown={submitByKey}
    />
  )
}
