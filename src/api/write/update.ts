import { Failure, isRecord, toFailure } from '../http/errors'
import { isSameValue, pairedValues, type RawRecord } from './compare'
import { pausesBeforeLooksMs } from './outcome'

/** The record with the changes put in, at any depth; lists are replaced. */
export function withChanges(record: RawRecord, changes: RawRecord): RawRecord {
  const changed = Object.entries(changes).map(([key, value]) => {
    const old = record[key]
    return [key, isRecord(value) && isRecord(old) ? withChanges(old, value) : value]
  })
  return { ...record, ...Object.fromEntries(changed) }
}

interface Update {
  /** The record as it was read just before. */
  before: RawRecord
  /** What the person edited, without what follows from it. */
  edited: RawRecord
  send: () => Promise<RawRecord>
  /** Reads the record again, raw. */
  readBack: () => Promise<RawRecord>
}

/** Whether each edited field is what was sent, or at least no longer what it was. */
function isUpdated({ before, edited }: Update, record: RawRecord): boolean {
  const old = new Map(pairedValues(edited, before).map(({ path, stored }) => [path, stored]))
  return (
    record.id === before.id &&
    pairedValues(edited, record).every(
      ({ path, sent, stored }) => isSameValue(sent, stored) || !isSameValue(old.get(path), stored),
    )
  )
}

/** An answer need not carry the edited fields. */
const confirms = (update: Update, answer: RawRecord) =>
  isUpdated(update, withChanges(update.edited, answer))

/**
 * Replaces a record, and believes it only if the answer or the record read back has the edit.
 * @throws {Failure} `unknown-outcome` when it is not confirmed
 */
export async function updateAndVerify(update: Update): Promise<void> {
  let failure = new Failure('unknown-outcome', { status: 200 })
  try {
    if (confirms(update, await update.send())) return
  } catch (thrown) {
    failure = toFailure(thrown)
    if (failure.kind !== 'unknown-outcome') throw failure
  }
  let isReadBack = false
  for (const pauseMs of pausesBeforeLooksMs(failure.status)) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const record = await update.readBack().catch(() => null)
    if (record && isUpdated(update, record)) return
    isReadBack ||= record !== null
  }
  const state = isReadBack
    ? 'Your changes may not have been saved.'
    : 'Your changes may have been saved, and we could not check.'
  throw new Failure('unknown-outcome', {
    status: failure.status,
    message: `The server did not confirm your changes. ${state} Reload the page to see what is saved before you try again.`,
  })
}
