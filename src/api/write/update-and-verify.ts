import { Failure, onFailure, toFailure } from '../http/errors'

const notSaved =
  'No answer came, and the change is not saved yet. Wait a moment and check before you save it again.'
const notChecked =
  'No answer came, and we could not check whether the change was saved. Check before you save it again.'

/**
 * Replaces a record, and reads it back when the response is lost, so that the message can say which
 * version is saved. Sending a replacement twice is harmless.
 * @param isSaved fetches the record, and compares it with the request
 * @throws {Failure} when the update was refused or is not confirmed
 */
export async function updateAndVerify(
  update: () => Promise<unknown>,
  isSaved: () => Promise<boolean>,
): Promise<void> {
  try {
    await update()
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (failure.kind !== 'unknown-outcome') throw failure
    const saved = await isSaved().catch(onFailure(() => null))
    if (saved) return
    throw new Failure('unknown-outcome', { message: saved === null ? notChecked : notSaved })
  }
}
