import { toWire } from '@/rules/money'
import { Failure, isRecord, toFailure } from '../http/errors'
import { readPence } from '../wire/amounts'
import { isSameValue, pairedValues, type RawRecord } from './compare'
import { pausesBeforeLooksMs } from './outcome'

/** The record with the changes put in, at any depth; lists are replaced. */
export const withChanges = (record: RawRecord, changes: RawRecord): RawRecord => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(changes).map(([key, value]) => {
      const old = record[key]
      return [key, isRecord(value) && isRecord(old) ? withChanges(old, value) : value]
    }),
  ),
})

const amounts = ['initial_debt', 'amount_outstanding', 'total_payments', 'interestDue', 'compDue']

/** Amounts as numbers (decision 4), at any depth; one that cannot be read, as it came. */
export function withNumericAmounts(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withNumericAmounts(entry, key))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        withNumericAmounts(
          entry,
          key === 'debt_payments' && name === 'amount' ? 'total_payments' : name,
        ),
      ]),
    )
  const pence = amounts.includes(key) ? readPence(value) : null
  return pence === null ? value : toWire(pence)
}

/** Whether each edited field of a record is what was sent, or at least no longer what it was. */
function isUpdated(edited: RawRecord, before: RawRecord, record: unknown): boolean {
  const old = new Map(pairedValues(edited, before).map(({ path, stored }) => [path, stored]))
  return pairedValues(edited, record).every(
    ({ path, sent, stored }) =>
      stored === undefined || isSameValue(sent, stored) || !isSameValue(old.get(path), stored),
  )
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

/**
 * Replaces a record, and believes it only if the answer or the record read back has the edit.
 * @throws {Failure} `unknown-outcome` when it is not confirmed
 */
export async function updateAndVerify(update: Update): Promise<void> {
  const { before, edited, send, readBack } = update
  const isDone = (record: RawRecord) => record.id === before.id && isUpdated(edited, before, record)
  let failure = new Failure('unknown-outcome', { status: 200 })
  try {
    const answer = await send()
    if (isDone(answer)) return
  } catch (thrown) {
    failure = toFailure(thrown)
    if (failure.kind !== 'unknown-outcome') throw failure
  }
  let isReadBack = false
  for (const pauseMs of pausesBeforeLooksMs(failure.status)) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const record = await readBack().catch(() => null)
    if (record && isDone(record)) return
    isReadBack ||= record !== null
  }
  const state = isReadBack
    ? 'Your changes have not been saved yet.'
    : 'Your changes may have been saved, and we could not check.'
  throw new Failure('unknown-outcome', {
    status: failure.status,
    message: `The server did not confirm your changes. ${state} Reload the page to see what is saved before you try again.`,
  })
}
