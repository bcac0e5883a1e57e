import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { type Failure, toFailure } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'

/** What a query or a mutation says of itself. */
type Meta = { silent?: boolean }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta & { changesRecords?: boolean; isVerified?: boolean }
  }
}

const transientKinds: readonly Failure['kind'][] = ['server', 'no-network', 'throttled']

const mayHaveArrived =
  'An unexpected error occurred. What you sent may have arrived all the same: look before you send it again.'

/** Seconds; a longer wait is told instead of sat through. */
const maxWaitSeconds = 10

/** At most three requests for a failing read; what a repeat cannot mend is not repeated. */
function shouldRetry(failures: number, error: unknown): boolean {
  const { kind, retryAfter } = toFailure(error)
  const waited = (failures + 1) * (retryAfter ?? 0)
  return (
    onlineManager.isOnline() &&
    failures < 2 &&
    transientKinds.includes(kind) &&
    waited <= maxWaitSeconds
  )
}

/** As long as the server asks for; else one second, then two. */
const retryDelayMs = (failures: number, error: unknown) =>
  1000 * Math.max(1, toFailure(error).retryAfter ?? 2 ** failures)

export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Section 8: failing to fetch the current user is only logged.
        if (query.meta?.silent) console.warn('Reading failed:', toFailure(error).message)
      },
    }),
    mutationCache: new MutationCache({
      // Section 8: every action error shows a red snackbar with the formatted message.
      onError: (error, _variables, _result, { meta }) => {
        if (meta?.silent) return
        const { kind, message } = toFailure(error)
        // Whatever may have created something is not advised to be sent again at once.
        const isOpen = kind === 'unknown-outcome' && meta?.changesRecords && !meta.isVerified
        snackbar.error(isOpen ? mayHaveArrived : message)
      },
    }),
    defaultOptions: {
      // `always`: what is done offline fails at once. Held back until the network returns, a save
      // (or a read before one) would go out when nobody expects it, perhaps as somebody else.
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
