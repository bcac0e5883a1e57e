import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { noteListQuery } from '@/api/notes'
import { QueryList } from '../QueryList'
import { AddNoteForm } from './AddNoteForm'
import { NoteList } from './NoteList'
import { newestFirst } from './note-order'
import { UndoBar } from './UndoBar'
import { useDelayedDelete } from './useDelayedDelete'

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
