import { Failure, isRecord, toFailure } from '../http/errors'
import { isSameValue, pairedValues, type RawRecord } from './compare'
import { pausesBeforeLooksMs } from './outcome'
import type { LookForEdit } from './useUpdate'

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
  /** The values that the person edited. */
  edited: RawRecord
  /** The values that follow from the edit, such as the fee type. */
  derived?: RawRecord
  put: (body: RawRecord) => Promise<RawRecord>
}

/**
 * Puts an edit into the record as it is now, and believes the update only if the response or the record
 * read back has each edited field as it was sent, or at least no longer as it was.
 * @param onLook called before it is looked for
 * @throws {Failure} `unknown-outcome` when it is not confirmed
 */
export async function updateAndVerify(
  update: Update,
  onLook: (look: LookForEdit) => void = () => {},
): Promise<void> {
  const { read, onRead, edited, derived = {}, put } = update
  const before = await read()
  onRead?.(before)
  const old = new Map(pairedValues(edited, before).map(({ path, stored }) => [path, stored]))
  // The old value may come back in another notation: `"1200.50"` as 1200.5, a moment as its day.
  const isUnchanged = (was: unknown, stored: unknown) =>
    isSameValue(was, stored) || isSameValue(stored, was)
  const isUpdated = (record: RawRecord) =>
    record.id === before.id &&
    pairedValues(edited, record).every(
      ({ path, sent, stored }) => isSameValue(sent, stored) || !isUnchanged(old.get(path), stored),
    )
  let failure = new Failure('unknown-outcome', { status: 200 })
  try {
    const response = await put(withChanges(before, withChanges(derived, edited)))
    // It need not carry the edited fields.
    if (isUpdated(withChanges(edited, response))) return
  } catch (thrown) {
    failure = toFailure(thrown)
    if (failure.kind !== 'unknown-outcome') throw failure
  }
  async function look() {
    const record = await read()
    return isUpdated(record) ? { id: Number(record.id), record: null, isFound: true } : null
  }
  onLook(look)
  let isRead = false
  for (const pauseMs of pausesBeforeLooksMs(failure.status)) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const found = await look().catch(() => undefined)
    if (found) return
    isRead ||= found === null
  }
  const state = isRead
    ? 'may not have been saved: we got no clear response and could not find them. They may still arrive'
    : 'may have been saved: we got no clear response and could not check'
  throw new Failure('unknown-outcome', {
    message: `Your changes ${state}. Check again before you send them again.`,
  })
}
