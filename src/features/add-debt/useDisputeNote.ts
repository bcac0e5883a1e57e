import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toFailure } from '@/api/errors'
import { noteList, useAddFirstNote } from '@/api/notes'
import { snackbar } from '@/session/snackbar'

/** What the debtor says against the debt, on its way to being its first note. */
export interface DisputeNote {
  words: string
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  message?: string
}

/**
 * Saves the words once. Before a second try it looks whether the first has arrived: an answer
 * that never came says nothing.
 * @param restored what an earlier visit left; one that was being sent then may have arrived
 */
export function useDisputeNote(
  restored: DisputeNote | null,
  onChange: (note: DisputeNote | null) => void,
) {
  const queryClient = useQueryClient()
  const { mutateAsync: add } = useAddFirstNote()
  const [note, setNote] = useState<DisputeNote | null>(
    restored?.state === 'sending' ? { ...restored, state: 'failed' } : restored,
  )
  const latest = useRef(note)
  const running = useRef(false)

  const change = (next: DisputeNote | null) => {
    latest.current = next
    setNote(next)
    onChange(next)
  }

  async function isThere(debtId: number, words: string): Promise<boolean> {
    const { items } = await queryClient.query({ ...noteList(debtId), staleTime: 0 })
    return items.some((record) => record.note.trim() === words)
  }

  async function deliver(debtId: number, words: string, again: boolean) {
    if (again && (await isThere(debtId, words))) return
    try {
      await add({ debtId, words })
    } catch (thrown) {
      const failure = toFailure(thrown)
      const found = failure.kind === 'unknown-outcome' && (await isThere(debtId, words))
      if (!found) throw failure
    }
  }

  async function send(debtId: number) {
    const { words, state } = latest.current ?? {}
    if (!words || state === 'sent' || running.current) return
    running.current = true
    change({ words, state: 'sending' })
    try {
      await deliver(debtId, words, state === 'failed')
      change({ words, state: 'sent' })
    } catch (thrown) {
      const { message } = toFailure(thrown)
      snackbar.error(message)
      change({ words, state: 'failed', message })
    } finally {
      running.current = false
    }
  }

  return {
    note,
    /** As of now, not as of the last render. */
    isDone: () => latest.current === null || latest.current.state === 'sent',
    prepare: (words: string) => change(words === '' ? null : { words, state: 'waiting' }),
    send,
  }
}
