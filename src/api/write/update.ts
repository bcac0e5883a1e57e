import type { QueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type * as z from 'zod/mini'
import { toWire } from '@/rules/money'
import { invalidateDebts } from '../cache'
import { http } from '../http/client'
import { Failure, isRecord } from '../http/errors'
import { readPence } from '../wire/amounts'
import { isSameValue, pairedValues, type RawRecord } from './compare'
import { useVerifiedWrite } from './open-attempt'
import { type Identified, VerifiedWrite } from './verified-write'

/** Values of a record under the names they have in it; amounts in pounds with at most two decimals. */
export interface Edit {
  edited: RawRecord
  /** The values that follow from the edit, such as the fee type, for the record into which it is put. */
  derived?: (record: RawRecord) => RawRecord
  /** The record as its form showed it; omitted to save over any change. */
  opened?: RawRecord | undefined
}

interface Update extends Edit {
  /** For messages: "note". */
  noun: string
  /** Of the record: `debtor/17/`. */
  path: string
  read: () => Promise<RawRecord & Identified>
  /** Reads what a person can edit of a record. */
  editable: z.ZodMiniType<RawRecord>
}

/** The record with the changes put in, at any depth; lists are replaced. */
export function withChanges(record: RawRecord, changes: RawRecord): RawRecord {
  const changed = Object.entries(changes).map(([key, value]) => {
    const old = record[key]
    return [key, isRecord(value) && isRecord(old) ? withChanges(old, value) : value]
  })
  return { ...record, ...Object.fromEntries(changed) }
}

const withEdit = (record: RawRecord, { edited, derived }: Edit) =>
  withChanges(record, withChanges(derived?.(record) ?? {}, edited))

/** The keys of amounts, those of payments among them. */
const amountKey = /^(initial_debt|amount_outstanding|total_payments|interestDue|compDue|amount)$/

/** Amounts as numbers (decision 4), at any depth; one that cannot be read, as it came. */
const withNumericAmounts = (record: RawRecord): RawRecord =>
  JSON.parse(JSON.stringify(record), (key, value) => {
    const pence = amountKey.test(key) ? readPence(value) : null
    return pence === null ? value : toWire(pence)
  })

/** Whether a record has changed since it was opened, except to the values of this edit. */
function hasChanged(before: RawRecord, { opened, editable, ...edit }: Update) {
  if (!opened) return false
  const parse = (record: RawRecord) => editable.parse(record)
  return pairedValues(parse(before), parse(opened), parse(withEdit(opened, edit))).some(
    ([value, shown, sent]) => String(value) !== String(shown) && !isSameValue(value, sent),
  )
}

/** Without letter case and spaces, which a server may restore. */
const fold = (value: unknown) =>
  JSON.stringify(value ?? '')
    .toLowerCase()
    .replace(/\s/g, '')

/** Whether a record has each edited field as it was sent, or, but for amounts, no longer as it was before. */
const isUpdated = (record: RawRecord, edited: RawRecord, before: RawRecord): boolean =>
  record.id === before.id &&
  pairedValues(edited, record, before).every(([sent, stored, old]) => {
    if (!isSameValue(sent, stored))
      // The old value may come back in another notation: `"1200.50"` as 1200.5, a moment as its day. An
      // amount that is another one is not what the person entered.
      return typeof sent !== 'number' && !isSameValue(old, stored) && !isSameValue(stored, old)
    // The old value as it was, although more than its letter case and spaces was edited.
    const isIgnored = JSON.stringify(stored) === JSON.stringify(old) && fold(sent) !== fold(old)
    return typeof sent === 'number' || !isIgnored
  })

class Updating extends VerifiedWrite {
  override readonly isRepeatable = true
  private before: (RawRecord & Identified) | null = null

  constructor(
    private readonly queryClient: QueryClient,
    private readonly update: Update,
  ) {
    super(`edited ${update.noun}`, 1)
  }

  /** Puts the edit into the record as it is now. */
  protected async post(): Promise<void> {
    const { noun, path, read, edited } = this.update
    this.before = await read()
    if (hasChanged(this.before, this.update))
      throw new Failure('conflict', {
        message: `This ${noun} has changed since you opened it. Your changes have not been saved. Reload to see the new version, or save yours anyway.`,
      })
    const json = withNumericAmounts(withEdit(this.before, this.update))
    const { body } = await http.put(path, { json })
    // It need not carry the edited fields.
    if (isRecord(body)) this.believe(withChanges(edited, body), false)
  }

  protected async find(): Promise<void> {
    this.believe(await this.update.read(), true)
  }

  private believe(record: RawRecord, isFound: boolean) {
    if (!this.before || !isUpdated(record, this.update.edited, this.before)) return
    this.outcomes = [{ outcome: 'saved', id: this.before.id, record: null, isFound }]
  }

  invalidate = () => invalidateDebts(this.queryClient)
}

/** Updates records, each of which is read fresh. An open attempt is shown by this form alone. */
export const useUpdate = <E extends Edit>(updateOf: (edit: E) => Update) =>
  useVerifiedWrite<E, Identified>(
    useId(),
    (edit, queryClient) => new Updating(queryClient, updateOf(edit)),
  )
