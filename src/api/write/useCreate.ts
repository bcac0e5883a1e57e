import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { snackbar } from '@/session/snackbar'
import { Failure } from '../http/errors'
import type { CreatableList, Created, Identified } from './create'
import { checkAgain, createOne, openAttempts } from './open-attempt'

/** A create whose answer was lost, for the screen that sent it. */
export interface OpenAttempt<Stored> {
  isLooking: boolean
  /** What happened, what is so now and what to do. */
  message: string
  /** The other records that are new since the write. */
  candidates: readonly Stored[]
  /** Looks once more; nothing is sent. @throws {Failure} */
  checkAgain: () => Promise<Created<Stored> | null>
  dismiss: () => void
}

/**
 * Creates records of a list, and verifies the outcome. Every failure is thrown, and shown by the
 * snackbar; a screen shows the open attempt as well.
 * @param isSilent the screen itself reports failures, and what was found of an earlier press
 */
export function useCreate<Item, Stored extends Identified>(
  list: CreatableList<Item, Stored>,
  { isSilent = false }: { isSilent?: boolean } = {},
) {
  const queryClient = useQueryClient()
  const key = JSON.stringify(list.listKey)
  const state = useSyncExternalStore(openAttempts.subscribe, () => openAttempts.get(key))
  const { mutateAsync } = useMutation({
    mutationFn: async ({ item, isAgain }: { item: Item; isAgain: boolean }) => {
      const created = await createOne(queryClient, list, key, item, isAgain)
      if (!isSilent) reportSentBefore(list.noun, created)
      return created
    },
    meta: { silent: isSilent },
    // A failure is shown at once.
    onSettled: (_created, error) => {
      const invalidated = list.invalidate(queryClient)
      return error ? undefined : invalidated
    },
  })
  const attempt: OpenAttempt<Stored> | null = state && {
    isLooking: state.isLooking,
    message: state.failure.message,
    candidates: state.result.others as readonly Stored[],
    checkAgain: async () => {
      const found = await checkAgain(key)
      void list.invalidate(queryClient)
      return found as Created<Stored> | null
    },
    dismiss: () => openAttempts.dismiss(key),
  }
  return {
    /** @throws {Failure} also when another record was found, and this one was not sent */
    create: (item: Item, { isAgain = false }: { isAgain?: boolean } = {}) =>
      mutateAsync({ item, isAgain }),
    attempt,
  }
}

/** Says that a press found what was sent before, and did not send this. @throws {Failure} */
function reportSentBefore(noun: string, { sentBefore }: Created) {
  if (sentBefore === 'earlier-version')
    snackbar.error(
      `Your first version of the ${noun} is saved. Edit it to make your later changes.`,
    )
  if (sentBefore !== 'another') return
  const message = `The ${noun} you sent before is saved. This one has not been sent yet.`
  throw new Failure('refused', { message })
}
