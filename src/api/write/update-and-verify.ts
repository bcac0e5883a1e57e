import { Failure, toFailure } from '../http/errors'

const notSaved =
  'No answer came, and the change is not saved yet. Wait a moment and check before you save it again.'
const notChecked =
  'No answer came, and we could not check whether the change was saved. Check before you save it again.'

/**
 * Replaces a record, and where no answer comes reads it: sending a replacement twice does no harm,
 * but the person is told which of the two stands there.
 * @param isSaved whether the record, read now, says what was sent
 * @throws {Failure} where it was refused, or is not known to be saved
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
    const saved = await isSaved().catch(() => null)
    if (saved) return
    throw new Failure('unknown-outcome', { message: saved === null ? notChecked : notSaved })
  }
}
