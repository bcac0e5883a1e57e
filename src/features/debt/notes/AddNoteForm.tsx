import { zodResolver } from '@hookform/resolvers/zod'
import type { KeyboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { required, tidyLines } from '@/rules/check'
import { useDraft } from '@/session/useDraft'
import { formMode } from '@/ui/form/Form'
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
  const form = useForm({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: { note: draft.value },
  })
  useValuesListener(form, ({ note }) => (note ? draft.save(note) : draft.delete()))
  return (
    <Panel>
      <NoteForm
        debtId={debtId}
        form={form}
        noteOf={({ note }) => note}
        submit="Add note"
        submitting="Adding note"
        onSent={({ sentBefore }) => {
          // What was added to the text since then stays, to be sent or discarded.
          if (sentBefore === 'earlier-version') return
          form.reset({ note: '' })
          draft.delete()
          form.setFocus('note')
        }}
      >
        <TextAreaField
          control={form.control}
          name="note"
          label="Note"
          rows={3}
          onKeyDown={submitByKey}
        />
      </NoteForm>
    </Panel>
  )
}
