import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { type Failure, toFailure } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: the screen reports failures itself. */
    mutationMeta: { silent?: boolean }
  }
}

const transientKinds: readonly Failure['kind'][] = ['server', 'no-network', 'throttled']

/** A read that may only be repeated after more seconds fails at once. */
const maxWaitSeconds = 10

/** Allows at most three requests, and only for failures that may be temporary. */
function shouldRetry(failures: number, error: unknown): boolean {
  const { kind, retryAfter } = toFailure(error)
  const isSoon = (failures + 1) * (retryAfter ?? 0) <= maxWaitSeconds
  return onlineManager.isOnline() && failures < 2 && transientKinds.includes(kind) && isSoon
}

/** The server's Retry-After, else one second, then two. */
const retryDelayMs = (failures: number, error: unknown) =>
  1000 * Math.max(1, toFailure(error).retryAfter ?? 2 ** failures)

export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      // Section 8: failing to fetch the current user is only logged. Screens show the other failures.
      onError: (error) => console.warn('Reading failed:', toFailure(error).message),
    }),
    mutationCache: new MutationCache({
      // Section 8: every action error shows a red snackbar with the formatted message.
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.silent) snackbar.error(toFailure(error).message)
      },
    }),
    defaultOptions: {
      // `always`: requests fail at once when offline. A paused save would be sent when the network
      // returns, unexpectedly and perhaps for another user.
      queries: {
        retry: shouldRetry,
        retryDelay: retryDelayMs,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
}
