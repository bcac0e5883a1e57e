import { type Failure, toFailure } from '../http/errors'

/**
 * The meaning of the response to a write.
 * `not-sent`: nothing was carried out; `unknown`: it may have been.
 */
export type Outcome = 'done' | 'refused' | 'not-sent' | 'unknown'

/**
 * The one table of outcomes. A page instead of JSON comes from something in front of the API.
 * @param hasBody whether section 7 specifies a body for the response
 */
export function writeOutcome(
  { status, isJson, isEmpty }: { status: number; isJson: boolean; isEmpty: boolean },
  hasBody: boolean,
): Outcome {
  if ([401, 413, 429].includes(status)) return 'not-sent'
  if (status >= 200 && status < 300) return isJson || (isEmpty && !hasBody) ? 'done' : 'unknown'
  // A gateway answers 408 and 499 while the server behind it may still be working.
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 499
  return isRefusal && isJson ? 'refused' : 'unknown'
}

/**
 * Looks for a write of unknown outcome until it is found: at once, and at 2, 5 and 10 seconds too where it may
 * still arrive, because there was no complete response, or a gateway's. Never throws.
 * @param status null without a response
 * @param look returns whether it is found; throws when it cannot be told
 * @returns null if any look could tell, else the failure of the first
 */
export async function lookUntilFound(
  status: number | null,
  look: () => Promise<boolean>,
): Promise<Failure | null> {
  const isLate = status === null || [408, 499, 502, 503, 504].includes(status) || status >= 520
  let failure: Failure | null = null
  let isTold = false
  for (const pauseMs of isLate ? [0, 2_000, 3_000, 5_000] : [0]) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    try {
      if (await look()) return null
      isTold = true
    } catch (thrown) {
      failure ??= toFailure(thrown)
    }
  }
  return isTold ? null : failure
}
