import { Box } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Note } from '@/api/debtor/debt-records'
import type { Debtor } from '@/api/debtor/debtor'
import { noteListQuery, useCreateNote, useDeleteNote } from '@/api/notes'
import { required, tidyLines } from '@/rules/check'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { useDraft } from '@/session/useDraft'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Form, formMode } from '@/ui/form/Form'
import { rule } from '@/ui/form/rule'
import { TextAreaField } from '@/ui/form/TextArea'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { Panel } from '@/ui/Panel'
import { newestFirst } from '../newest-first'
import { QueryList } from '../QueryList'
import { NoteList, UndoBar } from './NoteList'

export function Notes({ debtor }: { debtor: Debtor }) {
  const debtId = debtor.debtor_debt.id
  const query = useQuery(noteListQuery(debtId))
  const { pendingNote, isHidden, start, undo, flush } = useDelayedDelete(debtId)
  const frame = useRef<HTMLDivElement>(null)
  const deletedIndex = useRef(0)

  /** Focuses the note that follows the deleted one, or the text field if none is left. */
  const focusNeighbour = () =>
    requestAnimationFrame(() => {
      const buttons = [...(frame.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
      const next = buttons[deletedIndex.current] ?? buttons.at(-1)
      const field = frame.current?.querySelector('textarea')
      ;(next ?? field)?.focus({ preventScroll: true })
    })

  return (
    <Box ref={frame} maxW="64rem">
      <AddNoteForm debtorId={debtor.id} debtId={debtId} />
      {pendingNote && (
        <UndoBar
          key={pendingNote.id}
          note={pendingNote}
          onUndo={undo}
          onDismiss={flush}
          onFocusLost={focusNeighbour}
        />
      )}
      <QueryList query={query} what="the notes">
        {(notes) => {
          const shown = newestFirst(notes.filter(({ id }) => !isHidden(id)))
          return (
            <NoteList
              notes={shown}
              onDelete={(note) => {
                deletedIndex.current = shown.indexOf(note)
                start(note)
              }}
            />
          )
        }}
      </QueryList>
    </Box>
  )
}

const schema = z.object({ note: rule(required('Enter a note', tidyLines)) })
type NoteValues = z.output<typeof schema>

function submitByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}

/** Adds a note; a draft keeps the text until it is sent. */
function AddNoteForm({ debtorId, debtId }: { debtorId: number; debtId: number }) {
  const draft = useDraft(`note:${debtorId}`, () => '')
  const { create, isChecking, stopChecking } = useCreateNote()
  const form = useForm<NoteValues>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: { note: draft.value },
  })
  useValuesListener(form, ({ note }) => (note ? draft.save(note) : draft.delete()))

  async function save({ note }: NoteValues) {
    await create({ debtId, text: note })
    snackbar.success('Note added successfully!')
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

/** Time to undo a deletion, which the API cannot. */
const undoMs = 5_000

/**
 * Delays a deletion so that it can be undone. Leaving the screen or deleting another note sends it
 * at once; the end of the session cancels it.
 */
function useDelayedDelete(debtId: number) {
  const { mutateAsync: remove } = useDeleteNote(debtId)
  const [pendingNote, setPendingNote] = useState<Note | null>(null)
  const [sending, setSending] = useState<readonly number[]>([])
  const job = useRef<{ note: Note; timer: ReturnType<typeof setTimeout> } | null>(null)

  function cancel(): Note | undefined {
    const cancelled = job.current
    clearTimeout(cancelled?.timer)
    job.current = null
    setPendingNote(null)
    return cancelled?.note
  }

  async function send() {
    const note = cancel()
    if (!note) return
    setSending((ids) => [...ids, note.id])
    try {
      await remove(note.id)
      snackbar.success('Note deleted successfully!')
    } catch {
      // The snackbar reports the failure, and the note reappears.
    } finally {
      setSending((ids) => ids.filter((id) => id !== note.id))
    }
  }

  const latest = useRef({ send, cancel })
  useEffect(() => {
    latest.current = { send, cancel }
  })
  useEffect(() => {
    const flush = () => void latest.current.send()
    const stop = session.subscribe((event) => {
      if (event !== 'started') latest.current.cancel()
    })
    window.addEventListener('pagehide', flush)
    return () => {
      stop()
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return {
    pendingNote,
    isHidden: (noteId: number) => noteId === pendingNote?.id || sending.includes(noteId),
    start(note: Note) {
      void send()
      job.current = { note, timer: setTimeout(() => void latest.current.send(), undoMs) }
      setPendingNote(note)
    },
    undo: () => void cancel(),
    flush: () => void send(),
  }
}
