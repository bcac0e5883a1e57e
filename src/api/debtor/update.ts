import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Failure } from '../http/errors'
import { outstanding, requiredPence } from '../wire/amounts'
import { id } from '../wire/fields'
import { isSameValue, pairedValues, type RawRecord } from '../write/compare'
import type { Identified } from '../write/create'
import { useUpdate, withChanges } from '../write/update'
import { type Debtor, debtFields, debtor, debtorFields, fetchDebtor } from './debtor'

/** A debtor with its raw record, which includes what this portal does not read. */
export interface OpenedDebtor {
  record: Debtor
  raw: RawRecord & Identified
}

async function fetchOpened(debtorId: number, signal?: AbortSignal): Promise<OpenedDebtor> {
  const raw = await fetchDebtor(debtorId, z.looseObject({ id }), signal)
  const { data: record } = debtor.safeParse(raw)
  if (!record) throw new Failure('invalid-response')
  return { record, raw }
}

/** Fetched when the form opens, never from the cache. */
export const debtorToEditQuery = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor_to_edit', debtorId],
    queryFn: ({ signal }) => fetchOpened(debtorId, signal),
    staleTime: 0,
    gcTime: 0,
  })

/** What a person can edit of a record. */
const editable = z.object({
  ...debtorFields,
  debtor_debt: z.object({
    initial_debt: requiredPence,
    amount_outstanding: outstanding,
    ...debtFields,
  }),
})

/** Whether a record has changed since it was opened, other than by this edit, whose response may have been lost. */
function hasChanged(opened: RawRecord, before: RawRecord, edit: RawRecord): boolean {
  const now = editable.parse(before)
  const edited = pairedValues(now, editable.parse(withChanges(opened, edit)))
  return pairedValues(now, editable.parse(opened)).some(
    ([value, old], index) =>
      String(value) !== String(old) && !isSameValue(value, edited[index]?.[1]),
  )
}

/** Values of a record in their places; amounts in pounds with at most two decimals. */
interface Edit {
  /** The record as the form showed it. */
  opened: OpenedDebtor
  /** The values that the person edited. */
  changes: RawRecord
  /** The values that follow from the edit, such as the fee type. */
  derived?: RawRecord
  /** Saves although somebody else has changed the record meanwhile. */
  isOverwrite?: boolean
}

/**
 * Saves an edit of a debt: the record is read fresh, only the edited fields are replaced, and the result
 * is verified (decision 42, 46).
 * @throws {Failure} `conflict` when the record has changed since it was opened
 */
export const useUpdateDebtor = (debtorId: number) =>
  useUpdate(({ opened, changes, derived = {}, isOverwrite }: Edit) => ({
    path: `debtor/${debtorId}/`,
    read: async () => (await fetchOpened(debtorId)).raw,
    edited: changes,
    derived,
    onRead(before) {
      const edit = withChanges(derived, changes)
      if (isOverwrite || !hasChanged(opened.raw, before, edit)) return
      throw new Failure('conflict', {
        message:
          'This debt has changed since you opened it. Your changes have not been saved. Reload to see the new version, or save yours anyway.',
      })
    },
  }))
