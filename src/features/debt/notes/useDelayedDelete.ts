import { useEffect, useRef, useState } from 'react'
import type { Note } from '@/api/debtor/debt-records'
import { useDeleteNote } from '@/api/notes'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'

/** How long a deletion can be taken back: no call brings a deleted note back. */
const undoMs = 5_000

/**
 * Deleting a note a while after it was asked for. Leaving the screen or asking for the next one
 * sends it at once; the end of the session, whoever ended it, never does.
 */
export function useDelayedDelete(debtId: number) {
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
      // Told by the snackbar, and the note is in the list again.
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
