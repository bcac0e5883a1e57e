import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Listing } from '../wire/fields'
import { type Created, createOne, type SingleResource, type Unresolved } from './create-one'
import { useWrite } from './useWrite'

type OnPending<Stored> = (result: Unresolved<Stored>) => void

/** Equals the query cache's `staleTime`. */
const freshMs = 30_000

function withCachedBaseline<Item, Stored extends { id: number }>(
  resource: SingleResource<Item, Stored>,
  queryClient: QueryClient,
): SingleResource<Item, Stored> {
  const state = resource.listKey && queryClient.getQueryState<Listing<Stored>>(resource.listKey)
  const list = state?.data
  const isFresh = list && !state.isInvalidated && Date.now() - state.dataUpdatedAt < freshMs
  return isFresh ? { ...resource, fetchBaseline: async () => list } : resource
}

interface Press<Item, Stored> {
  item: Item
  isCheck: boolean
  onPending: OnPending<Stored> | undefined
}

/**
 * Creates one record at a time, and verifies the outcome when the response is lost. Repeating the call
 * joins the one in progress; after a lost response the list is checked first.
 * @param isSilent the screen reports failures itself
 */
export function useCreate<Item, Stored extends { id: number }>(
  resourceOf: (item: Item) => SingleResource<Item, Stored>,
  { isSilent = false }: { isSilent?: boolean } = {},
) {
  const queryClient = useQueryClient()
  const [isChecking, setIsChecking] = useState(false)
  const [isSendQueued, setIsSendQueued] = useState(false)
  const presses = useRef(0)
  const stop = useRef(new AbortController())

  const { mutateAsync } = useWrite({
    mutationFn: async ({ item, isCheck, onPending }: Press<Item, Stored>) => {
      if (presses.current === 0) stop.current = new AbortController()
      presses.current += 1
      try {
        return await createOne(item, withCachedBaseline(resourceOf(item), queryClient), {
          isCheck,
          stopChecking: stop.current.signal,
          onChecking: () => setIsChecking(true),
          onPending: ([result]) => onPending?.(result as Unresolved<Stored>),
          onQueued: () => setIsSendQueued(true),
        })
      } finally {
        presses.current -= 1
        if (presses.current === 0) {
          setIsChecking(false)
          setIsSendQueued(false)
        }
      }
    },
    // The failure's message describes the verified outcome, so it is shown unchanged.
    meta: { isVerified: true, silent: isSilent },
    onSettled(_created, error, { item }) {
      const refetch = resourceOf(item).invalidate(queryClient)
      // A failure that waited could be shown after the result of a later check, and replace it.
      return error ? undefined : refetch
    },
  })

  return {
    /**
     * @param onPending called with the result so far before a further check
     * @throws {Failure} when the server refused it, or nothing was sent
     * @throws {UnresolvedWrite} when the response was lost and the record was not found
     */
    create: (item: Item, onPending?: OnPending<Stored>): Promise<Created<Item, Stored>> =>
      mutateAsync({ item, isCheck: false, onPending }),
    /**
     * Checks the list without sending.
     * @throws {UnresolvedWrite} when the record was not found
     */
    check: (item: Item, onPending?: OnPending<Stored>): Promise<Created<Item, Stored>> =>
      mutateAsync({ item, isCheck: true, onPending }),
    /** The response was lost, and the list is being checked. */
    isChecking,
    /** A repeated call is queued, and sent if the checks do not find the record. */
    isSendQueued,
    stopChecking: () => stop.current.abort(),
  }
}
