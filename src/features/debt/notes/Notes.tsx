import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { noteList } from '@/api/notes'
import { Button } from '@/ui/Buttons'
import { LazyPart } from '@/ui/LazyPart'
import { Skeleton } from '@/ui/Skeleton'
import { DeletionFailure } from '../DeletionFailure'
import { QueryList } from '../QueryList'
import { AddNoteForm } from './AddNoteForm'
import { noteExcerpt } from './note-excerpt'
import { UndoNotice } from './UndoNotice'
import { useDelayedDelete } from './useDelayedDelete'

const NoteList = lazy(() => import('./NoteList'))

export function Notes({ debtor }: { debtor: Debtor }) {
  const { id: debtId } = debtor.debtor_debt
  const query = useQuery(noteList.listQuery(debtId))
  const { waiting, failed, isHidden, start, undo, send } = useDelayedDelete(debtId)
  return (
    <Box maxW="52rem">
      <AddNoteForm debtId={debtId} />
      {waiting && (
        <UndoNotice
          key={waiting.id}
          excerpt={noteExcerpt(waiting)}
          onUndo={undo}
          onDismiss={() => send()}
        />
      )}
      {failed && query.data?.items.some(({ id }) => id === failed.note.id) && (
        <DeletionFailure
          what={`“${noteExcerpt(failed.note)}”`}
          done="deleted"
          failure={failed.failure}
          actions={<Button onClick={() => send(failed.note)}>Try again</Button>}
        />
      )}
      <QueryList query={query} name="the notes">
        {(notes) => (
          <LazyPart fallback={<Skeleton lines={6} label="Loading the notes" />}>
            <NoteList notes={notes.filter(({ id }) => !isHidden(id))} onDelete={start} />
          </LazyPart>
        )}
      </QueryList>
    </Box>
  )
}
