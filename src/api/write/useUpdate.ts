import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateDebts } from '../cache'
import { toFailure } from '../http/errors'
import type { Created, Identified } from './create'
import type { OpenAttempt } from './open-attempt'

/** Looks once whether the edit is saved; null when it is not. */
export type LookForEdit = () => Promise<Created | null>

/**
 * Updates a record. While it is not confirmed, the update is an open attempt, as a create is.
 * @param save calls back when it begins to look for an edit whose response was lost
 */
export function useUpdate<Edit>(
  save: (edit: Edit, onLook: (look: LookForEdit) => void) => Promise<void>,
) {
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState<OpenAttempt<Identified> | null>(null)
  const dismiss = () => setAttempt(null)
  const mutation = useMutation({
    mutationFn: async (edit: Edit) => {
      dismiss()
      const open = {
        isLooking: true,
        message: '',
        candidates: [],
        verifyAgain: async () => null,
        dismiss,
      }
      let look: LookForEdit = open.verifyAgain
      try {
        await save(edit, (next) => {
          look = next
          setAttempt(open)
        })
        dismiss()
      } catch (thrown) {
        const { kind, message } = toFailure(thrown)
        async function verifyAgain() {
          const found = await look()
          void invalidateDebts(queryClient)
          return found
        }
        setAttempt(
          kind === 'unknown-outcome' ? { ...open, isLooking: false, message, verifyAgain } : null,
        )
        throw thrown
      }
    },
    onSettled: () => invalidateDebts(queryClient),
  })
  return { ...mutation, attempt }
}
