import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { toWire } from '@/rules/money'
import { invalidateDebts } from '../cache'
import { http } from '../http/client'
import { Failure, isRecord, toFailure } from '../http/errors'
import { readPence } from '../wire/amounts'
import { isSameValue, pairedValues, type RawRecord } from './compare'
import type { Identified } from './create'
import type { OpenAttempt } from './open-attempt'
import { lookUntilFound } from './outcome'

interface Update {
  /** Of the record: `debtor/17/`. */
  path: string
  /** Reads the record, raw. */
  read: () => Promise<RawRecord & Identified>
  /** The values that the person edited. */
  edited: RawRecord
  /** The values that follow from the edit, such as the fee type. */
  derived?: RawRecord
  /** Called with the record as it is before the update. @throws to prevent the update */
  onRead?: (before: RawRecord) => void
}

/** The record with the changes put in, at any depth; lists are replaced. */
export function withChanges(record: RawRecord, changes: RawRecord): RawRecord {
  const changed = Object.entries(changes).map(([key, value]) => {
    const old = record[key]
    return [key, isRecord(value) && isRecord(old) ? withChanges(old, value) : value]
  })
  return { ...record, ...Object.fromEntries(changed) }
}

/** The keys of amounts, those of payments among them. */
const amountKey = /^(initial_debt|amount_outstanding|total_payments|interestDue|compDue|amount)$/

/** Amounts as numbers (decision 4), at any depth; one that cannot be read, as it came. */
const withNumericAmounts = (record: RawRecord): RawRecord =>
  JSON.parse(JSON.stringify(record), (key, value) => {
    const pence = amountKey.test(key) ? readPence(value) : null
    return pence === null ? value : toWire(pence)
  })

/** Whether a record has each edited field as it was sent, or at least no longer as it was before. */
function isUpdated(record: RawRecord, edited: RawRecord, before: RawRecord): boolean {
  const old = pairedValues(edited, before).map(([, stored]) => stored)
  // The old value may come back in another notation: `"1200.50"` as 1200.5, a moment as its day.
  const isUnchanged = (was: unknown, stored: unknown) =>
    isSameValue(was, stored) || isSameValue(stored, was)
  const isIn = ([sent, stored]: [unknown, unknown], index: number) =>
    isSameValue(sent, stored) || !isUnchanged(old[index], stored)
  return record.id === before.id && pairedValues(edited, record).every(isIn)
}

/**
 * Puts an edit into the record as it is now, and believes the update only if the response or the record
 * read back is updated.
 * @param show shows the open attempt of an update that is not confirmed; null ends it
 * @throws {Failure} `unknown-outcome` when it is not confirmed
 */
async function updateAndVerify(
  { path, read, edited, derived = {}, onRead }: Update,
  show: (attempt: OpenAttempt<Identified> | null) => void,
  invalidate: () => void,
): Promise<void> {
  const before = await read()
  onRead?.(before)
  let status: number | null = 200
  try {
    const json = withNumericAmounts(withChanges(before, withChanges(derived, edited)))
    const response = await http.put(path, z.looseObject({}), { json })
    // It need not carry the edited fields.
    if (isUpdated(withChanges(edited, response), edited, before)) return
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (failure.kind !== 'unknown-outcome') throw failure
    status = failure.status
  }
  const isSaved = async () => isUpdated(await read(), edited, before)
  const attempt: OpenAttempt<Identified> = {
    isLooking: true,
    message: '',
    candidates: [],
    async verifyAgain() {
      const isFound = await isSaved()
      invalidate()
      return isFound ? { id: before.id, record: null, isFound } : null
    },
    dismiss: () => show(null),
  }
  show(attempt)
  let isFound = false
  const failure = await lookUntilFound(status, async () => {
    isFound = await isSaved()
    return isFound
  })
  if (isFound) return show(null)
  const state = failure
    ? 'may have been saved: we got no clear response and could not check'
    : 'may not have been saved: we got no clear response and could not find them. They may still arrive'
  const message = `Your changes ${state}. Check again before you send them again.`
  show({ ...attempt, isLooking: false, message })
  throw new Failure('unknown-outcome', { message })
}

/** Updates a record. While it is not confirmed, the update is an open attempt, as a create is. */
export function useUpdate<Edit>(updateOf: (edit: Edit) => Update) {
  const queryClient = useQueryClient()
  const [attempt, show] = useState<OpenAttempt<Identified> | null>(null)
  const mutation = useMutation({
    mutationFn: (edit: Edit) => {
      show(null)
      return updateAndVerify(updateOf(edit), show, () => void invalidateDebts(queryClient))
    },
    onSettled: () => invalidateDebts(queryClient),
  })
  return { ...mutation, attempt }
}
