// biome-ignore lint/style/noRestrictedImports: the only mutation hook for other modules
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '@/session/session'

/**
 * A mutation bound to the user for whom its screen was opened. Called after the user has changed, for
 * instance by a save that awaited a read, it sends nothing and throws {@link UserChanged}.
 */
export function useWrite<Data, Variables = void>({
  mutationFn,
  ...options
}: UseMutationOptions<Data, Error, Variables> & {
  mutationFn: (variables: Variables) => Promise<Data>
}): UseMutationResult<Data, Error, Variables> {
  const [userEpoch] = useState(session.userEpoch)
  return useMutation({
    ...options,
    meta: { ...options.meta, changesRecords: true },
    mutationFn: async (variables) => {
      session.assertUserEpoch(userEpoch)
      return mutationFn(variables)
    },
    // After a change of user the cache belongs to the next one.
    onSettled: (...result) =>
      session.userEpoch() === userEpoch ? options.onSettled?.(...result) : undefined,
  })
}
