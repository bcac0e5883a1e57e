import { useRef } from 'react'
import { toFailure } from '@/api/http/errors'
import { useCreateFirstNote } from '@/api/notes'
import { snackbar } from '@/session/snackbar'
import type { DebtStore, DisputeNote } from './useDebtStore'

/** Sends the note of a disputed debt once; a retry first checks whether the previous attempt arrived. */
export function useDisputeNote({ get, update }: DebtStore) {
  const { create } = useCreateFirstNote()
  const running = useRef(false)

  return async function send(debtId: number) {
    const { text, state } = get().note ?? {}
    if (!text || state === 'sent' || running.current) return
    const setNote = (next: Omit<DisputeNote, 'text'>) => update({ note: { text, ...next } })
    running.current = true
    setNote({ state: 'sending' })
    try {
      await create({ debtId, text })
      setNote({ state: 'sent' })
    } catch (thrown) {
      const { message } = toFailure(thrown)
      snackbar.error(message)
      setNote({ state: 'failed', message })
    } finally {
      running.current = false
    }
  }
}
