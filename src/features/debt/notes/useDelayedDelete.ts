import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Note } from '@/api/debtor/debt-records'
import { useDeleteNote } from '@/api/notes'
import { snackbar } from '@/session/snackbar'

/** Time to undo a deletion, which the API cannot. */
const undoMs = 5_000

/**
 * Delays a deletion so that it can be undone. Leaving the screen or deleting another note sends it at
 * once.
 */
export function useDelayedDelete() {
  const { mutateAsync: remove } = useDeleteNote()
  const [pendingNote, setPendingNote] = useState<Note | null>(null)
  const [sendingIds, setSendingIds] = useState<readonly number[]>([])
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
    setSendingIds((ids) => [...ids, note.id])
    try {
      const outcome = await remove(note.id)
      snackbar.success(`Note ${outcome === 'gone' ? 'removed' : 'deleted'} successfully!`)
    } catch {
      // The snackbar reports the failure, and the note reappears.
    } finally {
      setSendingIds((ids) => ids.filter((id) => id !== note.id))
    }
  }

  const flush = useEffectEvent(() => void send())
  useEffect(() => {
    const onPageHide = () => flush()
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      flush()
    }
  }, [])

  return {
    pendingNote,
    isHidden: (noteId: number) => noteId === pendingNote?.id || sendingIds.includes(noteId),
    start(note: Note) {
      void send()
      job.current = { note, timer: setTimeout(() => void send(), undoMs) }
      setPendingNote(note)
    },
    undo: () => void cancel(),
    flush: () => void send(),
  }
}
