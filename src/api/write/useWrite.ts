// biome-ignore lint/style/noRestrictedImports: this is what the others use
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '@/session/session'

/**
 * A mutation that belongs to the person in whose session its screen was opened. What such a screen
 * still does after another has come in (a save that was waiting for a read) reaches nobody.
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
    mutationFn: (variables) =>
      session.userEpoch() === userEpoch ? mutationFn(variables) : new Promise(() => {}),
  })
}
