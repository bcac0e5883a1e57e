import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { noteList, useAddNote } from '@/api/notes'
import { required, tidyLines } from '@/rules/check'
import { draftFor, dropDraft, keepDraft } from '@/session/drafts'
import { snackbar } from '@/session/snackbar'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { rule } from '@/ui/form/rule'
import { TextAreaField } from '@/ui/form/TextArea'
import { Panel } from '@/ui/Panel'
import { sendOnce } from '../send-once'
import { useAskBeforeClosing } from '../useAskBeforeClosing'
import { noteDraft } from './note-draft'

const schema = z.object({ note: rule(required('Enter a note', tidyLines)) })
type NoteValues = z.output<typeof schema>

function submitByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}

/** What is being written is kept until it is sent. */
export function AddNote({ debtorId, debtId }: { debtorId: number; debtId: number }) {
  const place = noteDraft(debtorId)
  const queryClient = useQueryClient()
  const { mutateAsync: add } = useAddNote(debtId)
  const form = useForm<NoteValues>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: { note: draftFor<string>(place) ?? '' },
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => (values.note ? keepDraft(place, values.note) : dropDraft(place)),
      }),
    [form, place],
  )
  useAskBeforeClosing(() => form.getValues('note') !== '')

  async function save({ note }: NoteValues) {
    const { queryKey } = noteList(debtId)
    const before = new Set(queryClient.getQueryData(queryKey)?.items.map(({ id }) => id))
    await sendOnce(
      () => add(note),
      async () => {
        const { items } = await queryClient.query({ ...noteList(debtId), staleTime: 0 })
        return items.some((saved) => !before.has(saved.id) && saved.note.trim() === note)
      },
    )
    form.reset({ note: '' })
    dropDraft(place)
    snackbar.success('Note added successfully!')
    form.setFocus('note')
  }

  return (
    <Panel>
      <Form form={form} submit="Add note" submitting="Adding note" onSubmit={save}>
        <TextAreaField control={form.control} name="note" label="Note" onKeyDown={submitByKey} />
      </Form>
    </Panel>
  )
}
