import type { KeyboardEvent } from 'react'
import * as z from 'zod/mini'
import { required, tidyLines } from '@/rules/check'
import { rule } from '@/ui/form/rule'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { Panel } from '@/ui/Panel'
import { NoteForm } from './NoteForm'

const schema = z.object({ note: rule(required('Enter a note', tidyLines)) })

function submitByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}

/** What was typed while the note before was being sent. */
const typedSince = (sent: string, typed: string) =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed

export const AddNoteForm = ({ debtId }: { debtId: number }) => (
  <Panel>
    <NoteForm
      debtId={debtId}
      draftKey={`note:${debtId}`}
      schema={schema}
      defaultValues={{ note: '' }}
      noteOf={({ note }) => note}
      submit="Add note"
      submitting="Adding note"
      restOf={(sent, typed) => ({ note: typedSince(sent.note, typed.note) })}
      onSent={({ setFocus }) => setFocus('note')}
    >
      <TextAreaField name="note" label="Note" rows={3} onKeyDown={submitByKey} />
    </NoteForm>
  </Panel>
)
