import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { CreatableList, Identified } from './create'
import { type Attempt, type Created, checkAgain, createOne, openAttempts } from './open-attempt'

/** A lost write that was not found, for the screen that sent it. */
export interface OpenAttempt<Stored> extends Pick<Attempt, 'isLooking' | 'failure'> {
  /** The other records that are new since the write. */
  candidates: readonly Stored[]
  /** Looks once more; nothing is sent. @throws {Failure} */
  checkAgain: () => Promise<Created<Stored> | null>
  dismiss: () => void
}

/**
 * Creates records of a list, and verifies the outcome. Every failure is thrown, and shown by the
 * snackbar; a screen shows the open attempt as well.
 * @param isSilent the screen reports failures itself
 */
export function useCreate<Item, Stored extends Identified>(
  list: CreatableList<Item, Stored>,
  { isSilent = false }: { isSilent?: boolean } = {},
) {
  const queryClient = useQueryClient()
  const key = JSON.stringify(list.listKey)
  const attempt = useSyncExternalStore(openAttempts.subscribe, () => openAttempts.get(key))
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ item, isAgain }: { item: Item; isAgain: boolean }) =>
      createOne(queryClient, list, key, item, isAgain),
    meta: { silent: isSilent },
    // A failure is shown at once.
    onSettled: (_created, error) => {
      const invalidated = list.invalidate(queryClient)
      return error ? undefined : invalidated
    },
  })
  const check = useMutation({
    mutationFn: () => checkAgain(queryClient, list, key),
    meta: { silent: true },
    onSettled: () => list.invalidate(queryClient),
  })
  const openAttempt: OpenAttempt<Stored> | null = attempt
    ? {
        ...attempt,
        candidates: attempt.candidates as readonly Stored[],
        checkAgain: check.mutateAsync,
        dismiss: () => openAttempts.set(key, null),
      }
    : null
  return {
    /** @throws {Failure} */
    create: (item: Item, { isAgain = false }: { isAgain?: boolean } = {}) =>
      mutateAsync({ item, isAgain }),
    isPending,
    attempt: openAttempt,
  }
}
