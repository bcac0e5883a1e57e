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
  const [waiting, setWaiting] = useState<Note | null>(null)
  const [sending, setSending] = useState<readonly number[]>([])
  const job = useRef<{ note: Note; timer: ReturnType<typeof setTimeout> } | null>(null)

  function takeBack(): Note | undefined {
    const taken = job.current
    clearTimeout(taken?.timer)
    job.current = null
    setWaiting(null)
    return taken?.note
  }

  async function send() {
    const note = takeBack()
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

  const latest = useRef({ send, takeBack })
  useEffect(() => {
    latest.current = { send, takeBack }
  })
  useEffect(() => {
    const sendNow = () => void latest.current.send()
    const stop = session.subscribe((event) => {
      if (event !== 'started') latest.current.takeBack()
    })
    window.addEventListener('pagehide', sendNow)
    return () => {
      stop()
      window.removeEventListener('pagehide', sendNow)
      sendNow()
    }
  }, [])

  return {
    waiting,
    isHidden: (noteId: number) => noteId === waiting?.id || sending.includes(noteId),
    start(note: Note) {
      void send()
      job.current = { note, timer: setTimeout(() => void latest.current.send(), undoMs) }
      setWaiting(note)
    },
    undo: () => void takeBack(),
    sendNow: () => void send(),
  }
}
