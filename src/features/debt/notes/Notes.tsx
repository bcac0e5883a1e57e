import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Debtor } from '@/api/debtor/debtor'
import { noteListQuery } from '@/api/notes'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { QueryList } from '../QueryList'
import { AddNoteForm } from './AddNoteForm'
import { NoteList } from './NoteList'
import { UndoBar } from './UndoBar'
import { useDelayedDelete } from './useDelayedDelete'

export function Notes({ debtor }: { debtor: Debtor }) {
  const { id: debtId } = debtor.debtor_debt
  const query = useQuery(noteListQuery(debtId))
  const { pendingNote, isHidden, start, undo, flush } = useDelayedDelete()
  return (
    <Box ref={restoreFocusOnRemoval} tabIndex={-1} outline="none" maxW="52rem">
      <AddNoteForm debtId={debtId} />
      {pendingNote && (
        <UndoBar key={pendingNote.id} note={pendingNote} onUndo={undo} onDismiss={flush} />
      )}
      <QueryList query={query} name="the notes">
        {(notes) => <NoteList notes={notes.filter(({ id }) => !isHidden(id))} onDelete={start} />}
      </QueryList>
    </Box>
  )
}
