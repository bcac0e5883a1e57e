import { type Failure, toFailure } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'

interface Link {
  uid: string
  token: string
}

/** `unclear`: the response does not say whether the link worked; retrying is safe. */
export type Outcome =
  | { result: 'activated' | 'already' | 'failed' }
  | { result: 'unclear'; message: string }

const unclearKinds: readonly Failure['kind'][] = [
  'unknown-outcome',
  'no-network',
  'server',
  'throttled',
  'bad-answer',
]

async function awaitOutcome(call: Promise<unknown>): Promise<Outcome> {
  try {
    await call
  } catch (thrown) {
    const { kind, message } = toFailure(thrown)
    if (kind === 'forbidden') return { result: 'already' }
    snackbar.error(message)
    return unclearKinds.includes(kind) ? { result: 'unclear', message } : { result: 'failed' }
  }
  snackbar.success('Account activated successfully!')
  return { result: 'activated' }
}

const outcomes = new Map<string, Promise<Outcome>>()

/**
 * Activates a link once, even if the screen mounts twice: a second request would turn "activated"
 * into "already activated".
 */
export async function activateOnce(
  link: Link,
  activate: (link: Link) => Promise<unknown>,
): Promise<Outcome> {
  const key = `${link.uid}/${link.token}`
  const outcome = outcomes.get(key) ?? awaitOutcome(activate(link))
  outcomes.set(key, outcome)
  const result = await outcome
  if (result.result === 'unclear') outcomes.delete(key)
  return result
}
