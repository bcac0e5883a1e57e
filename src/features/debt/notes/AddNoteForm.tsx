import { zodResolver } from '@hookform/resolvers/zod'
import type { KeyboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useCreateNote } from '@/api/notes'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { required, tidyLines } from '@/rules/check'
import { snackbar } from '@/session/snackbar'
import { useDraft } from '@/session/useDraft'
import { Form, formMode } from '@/ui/form/Form'
import { rule } from '@/ui/form/rule'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { Panel } from '@/ui/Panel'

const schema = z.object({ note: rule(required('Enter a note', tidyLines)) })
type NoteValues = z.output<typeof schema>

function submitByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}

/** Adds a note; a draft keeps the text until it is sent. */
export function AddNoteForm({ debtId }: { debtId: number }) {
  const draft = useDraft(`note:${debtId}`, () => '')
  const { create, attempt } = useCreateNote(debtId)
  const form = useForm<NoteValues>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: { note: draft.value },
  })
  useValuesListener(form, ({ note }) => (note ? draft.save(note) : draft.delete()))

  function finish() {
    snackbar.success('Note added successfully!')
    form.reset({ note: '' })
    draft.delete()
    form.setFocus('note')
  }
  async function send({ note }: NoteValues, isAgain: boolean) {
    await create({ text: note }, { isAgain })
    finish()
  }

  return (
    <Panel>
      <Form
        form={form}
        submit="Add note"
        submitting="Adding note"
        onSubmit={(values) => send(values, false)}
      >
        <OpenAttemptNotice
          attempt={attempt}
          noun="note"
          describe={({ note }) => note}
          onFound={finish}
          // The snackbar reports a failure.
          onSendAgain={() =>
            form
              .handleSubmit((values) => send(values, true))()
              .catch(() => {})
          }
        />
        <TextAreaField
          control={form.control}
          name="note"
          label="Note"
          rows={3}
          onKeyDown={submitByKey}
        />
      </Form>
    </Panel>
  )
}
