import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Note } from '@/api/debtor/debt-records'
import { type Failure, toFailure } from '@/api/http/errors'
import { noteList } from '@/api/notes'
import { delayedRequests } from '@/session/drafts'
import { snackbar } from '@/session/snackbar'

/** Time to undo a deletion, which the API cannot. */
const undoMs = 4_000

/**
 * Delays a deletion so that it can be undone. Leaving the screen, deleting another note or logging out
 * sends it at once.
 */
export function useDelayedDelete(debtId: number) {
  const { mutateAsync: remove } = noteList.useDelete(debtId)
  const [waiting, setWaiting] = useState<Note | null>(null)
  const [sentIds, setSentIds] = useState<readonly number[]>([])
  const [failed, setFailed] = useState<{ note: Note; failure: Failure } | null>(null)
  const job = useRef<{ note: Note; timer: ReturnType<typeof setTimeout> } | null>(null)

  function cancel(): Note | undefined {
    const cancelled = job.current
    clearTimeout(cancelled?.timer)
    job.current = null
    setWaiting(null)
    return cancelled?.note
  }
  async function send(note = cancel()) {
    if (!note) return
    setSentIds((ids) => [...ids, note.id])
    setFailed(null)
    try {
      const outcome = await remove(note.id)
      snackbar.success(`Note ${outcome === 'gone' ? 'removed' : 'deleted'} successfully!`)
    } catch (thrown) {
      setFailed({ note, failure: toFailure(thrown) })
    } finally {
      setSentIds((ids) => ids.filter((id) => id !== note.id))
    }
  }

  const flush = useEffectEvent(() => send())
  useEffect(() => {
    const sendNow = () => flush()
    delayedRequests.add(sendNow)
    window.addEventListener('pagehide', sendNow)
    return () => {
      delayedRequests.delete(sendNow)
      window.removeEventListener('pagehide', sendNow)
      void flush()
    }
  }, [])

  return {
    /** The note whose deletion can be undone. */
    waiting,
    failed,
    isHidden: (noteId: number) => noteId === waiting?.id || sentIds.includes(noteId),
    start(note: Note) {
      void send()
      job.current = { note, timer: setTimeout(() => void send(), undoMs) }
      setWaiting(note)
    },
    undo: () => void cancel(),
    /** Sends the waiting deletion, or one that has failed again. */
    send: (note?: Note) => void send(note),
  }
}
