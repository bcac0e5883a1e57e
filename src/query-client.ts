import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { type Failure, toFailure } from '@/api/errors'
import { snackbar } from '@/session/snackbar'

const passing: readonly Failure['kind'][] = ['server', 'no-network', 'throttled']

/** At most three requests for a failing read; what a repeat cannot mend is not repeated. */
const readAgain = (failures: number, error: unknown) =>
  failures < 2 && passing.includes(toFailure(error).kind)

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
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.silent) snackbar.error(toFailure(error).message)
      },
    }),
    defaultOptions: {
      queries: { retry: readAgain, staleTime: 30_000 },
      // `always`: a save made offline fails at once instead of going out later as somebody else.
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
}
