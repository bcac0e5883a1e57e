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
  /** Reads the record, raw. */
  read: () => Promise<RawRecord>
  /** Called with the record as it is before the update. @throws to prevent the update */
  onRead?: (before: RawRecord) => void
  /** What the person edited. */
  edited: RawRecord
  /** What follows from it, such as the fee type. */
  derived?: RawRecord
  put: (body: RawRecord) => Promise<RawRecord>
}

/**
 * Puts an edit into the record as it is now, and believes the update only if the answer or the record
 * read back has each edited field as it was sent, or at least no longer as it was.
 * @throws {Failure} `unknown-outcome` when it is not confirmed
 */
export async function updateAndVerify(update: Update): Promise<void> {
  const { read, onRead, edited, derived = {}, put } = update
  const before = await read()
  onRead?.(before)
  const old = new Map(pairedValues(edited, before).map(({ path, stored }) => [path, stored]))
  const isUpdated = (record: RawRecord) =>
    record.id === before.id &&
    pairedValues(edited, record).every(
      ({ path, sent, stored }) => isSameValue(sent, stored) || !isSameValue(old.get(path), stored),
    )
  let failure = new Failure('unknown-outcome', { status: 200 })
  try {
    const answer = await put(withChanges(before, withChanges(derived, edited)))
    // It need not carry the edited fields.
    if (isUpdated(withChanges(edited, answer))) return
  } catch (thrown) {
    failure = toFailure(thrown)
    if (failure.kind !== 'unknown-outcome') throw failure
  }
  let isReadBack = false
  for (const pauseMs of pausesBeforeLooksMs(failure.status)) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const record = await read().catch(() => null)
    if (record && isUpdated(record)) return
    isReadBack ||= record !== null
  }
  const state = isReadBack
    ? 'Your changes may not have been saved.'
    : 'Your changes may have been saved, and we could not check.'
  throw new Failure('unknown-outcome', {
    message: `The server did not confirm your changes. ${state} Reload the page to see what is saved before you try again.`,
  })
}
