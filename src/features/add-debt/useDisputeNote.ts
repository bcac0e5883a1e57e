import { useRef, useState } from 'react'
import { toFailure } from '@/api/http/errors'
import { useCreateFirstNote } from '@/api/notes'
import { snackbar } from '@/session/snackbar'

/** The debtor's reason for the dispute, sent as the first note. */
export interface DisputeNote {
  text: string
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  message?: string
}

/**
 * Sends the note once; a retry first checks whether the previous attempt arrived.
 * @param restored the note of a stored draft; one in state `sending` may have arrived
 */
export function useDisputeNote(
  restored: DisputeNote | null,
  onChange: (note: DisputeNote | null) => void,
) {
  const { create } = useCreateFirstNote()
  const [note, setNote] = useState<DisputeNote | null>(
    restored?.state === 'sending' ? { ...restored, state: 'failed' } : restored,
  )
  const latest = useRef(note)
  const running = useRef(false)

  const updateNote = (next: DisputeNote | null) => {
    latest.current = next
    setNote(next)
    onChange(next)
  }

  async function send(debtId: number) {
    const { text, state } = latest.current ?? {}
    if (!text || state === 'sent' || running.current) return
    running.current = true
    updateNote({ text, state: 'sending' })
    try {
      await create({ debtId, text: text })
      updateNote({ text, state: 'sent' })
    } catch (thrown) {
      const { message } = toFailure(thrown)
      snackbar.error(message)
      updateNote({ text, state: 'failed', message })
    } finally {
      running.current = false
    }
  }

  return {
    note,
    /** Reads the ref: the state may be newer than the last render. */
    isDone: () => latest.current === null || latest.current.state === 'sent',
    setText: (text: string) => updateNote(text === '' ? null : { text, state: 'waiting' }),
    send,
  }
}
