import { useEffect, useRef, useState } from 'react'
import type { Note } from '@/api/debtor/debt-records'
import { useDeleteNote } from '@/api/notes'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'

/** Time to undo a deletion, which the API cannot. */
const undoMs = 5_000

/**
 * Delays a deletion so that it can be undone. Leaving the screen or deleting another note sends it
 * at once; the end of the session cancels it.
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
