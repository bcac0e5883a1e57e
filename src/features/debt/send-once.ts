import { Failure, toFailure } from '@/api/errors'

const notThere =
  'No answer came, and what you sent is not there yet. Wait a moment and look again before you send it a second time.'
const notLooked =
  'No answer came, and we could not look whether what you sent is there. Look again before you send it a second time.'

/** Sends, and where no answer comes looks for what was sent instead of sending it again. */
export async function sendOnce(
  send: () => Promise<unknown>,
  isThere: () => Promise<boolean>,
): Promise<void> {
  try {
    await send()
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (failure.kind !== 'unknown-outcome') throw failure
    const found = await isThere().catch(() => null)
    if (found) return
    throw new Failure('unknown-outcome', { message: found === null ? notLooked : notThere })
  }
}
