import { useQuery } from '@tanstack/react-query'
import type { Debtor } from '@/api/debtors'
import { noteList } from '@/api/notes'
import { QueryList } from '../QueryList'
import { AddNote } from './AddNote'
import { NoteList } from './NoteList'
import { UndoBar } from './UndoBar'
import { useDelayedDelete } from './useDelayedDelete'

export function Notes({ debtor }: { debtor: Debtor }) {
  const debtId = debtor.debtor_debt.id
  const query = useQuery(noteList(debtId))
  const { waiting, isHidden, start, undo, sendNow } = useDelayedDelete(debtId)
  return (
    <>
      <AddNote debtorId={debtor.id} debtId={debtId} />
      {waiting && <UndoBar key={waiting.id} note={waiting} onUndo={undo} onDismiss={sendNow} />}
      <QueryList query={query} what="the notes">
        {(notes) => <NoteList notes={notes.filter(({ id }) => !isHidden(id))} onDelete={start} />}
      </QueryList>
    </>
  )
}
