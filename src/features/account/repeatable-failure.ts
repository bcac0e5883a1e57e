import { Failure, toFailure } from '@/api/http/errors'

/** The failure of a request that can safely be repeated: after a lost response there is nothing to check. */
export function repeatableFailure(thrown: unknown): Failure {
  const failure = toFailure(thrown)
  const { kind, status, code } = failure
  return kind === 'unknown-outcome'
    ? new Failure('server', { status, code, cause: failure })
    : failure
}
