import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { toWire } from '@/rules/money'
import { http } from '../http/client'
import { Failure } from '../http/errors'
import { readPence } from '../wire/amounts'
import { id } from '../wire/fields'
import { isSameValue, pairedValues, type RawRecord } from '../write/compare'
import { updateAndVerify, withChanges } from '../write/update'
import { useUpdate } from '../write/useUpdate'
import { type Debtor, debtor, fetchDebtor } from './debtor'
import type { DebtorBody } from './request-body'

/** A debtor with its raw record, which includes what this portal does not read. */
export interface OpenedDebtor {
  id: number
  record: Debtor
  raw: RawRecord
}

async function fetchOpened(debtorId: number, signal?: AbortSignal): Promise<OpenedDebtor> {
  const raw = await fetchDebtor(debtorId, z.looseObject({ id }), signal)
  const { data: record } = debtor.safeParse(raw)
  if (!record) throw new Failure('invalid-response')
  return { id: record.id, record, raw }
}

/** Fetched when the form opens, never from the cache. */
export const debtorToEditQuery = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor_to_edit', debtorId],
    queryFn: ({ signal }) => fetchOpened(debtorId, signal),
    staleTime: 0,
    gcTime: 0,
  })

type Entered = Omit<DebtorBody, 'debtor_addresses' | 'debtor_contacts' | 'debtor_debt'>
type EnteredDebt = Omit<DebtorBody['debtor_debt'], 'status' | 'fee_type'>

/** Changed fields of a debtor; amounts in pounds with at most two decimals. */
export type DebtorChanges = Partial<Entered> & {
  /** The raw contacts, with the changed ones replaced. */
  debtor_contacts?: readonly object[]
  debtor_debt?: Partial<EnteredDebt> & { fee_type?: string }
}

/** Fields that change without anybody editing them. */
const computed = ['interestDue', 'compDue', 'status', 'status_detail', 'total_payments']

/** The editable part of a record: the values that the portal reads, without its lists. */
function editableValues(record: RawRecord, shape: object): RawRecord {
  const isEditable = ([key, value]: [string, unknown]) =>
    key in shape && !computed.includes(key) && !(typeof value === 'object' && value !== null)
  return Object.fromEntries(Object.entries(record).filter(isEditable))
}
const editable = (record: Debtor): RawRecord => ({
  ...editableValues(record, debtor.shape),
  debtor_debt: editableValues(record.debtor_debt, debtor.shape.debtor_debt.shape),
})

/** Whether a record has changed since it was opened, other than by this edit, whose response may have been lost. */
function hasChanged(opened: Debtor, before: RawRecord, edit: RawRecord): boolean {
  const own = pairedValues(edit, before).filter(({ sent, stored }) => isSameValue(sent, stored))
  const ownPaths = own.map(({ path }) => path)
  return pairedValues(editable(debtor.parse(before)), editable(opened)).some(
    ({ path, sent, stored }) => sent !== stored && !ownPaths.includes(path),
  )
}

/** The keys of amounts, those of payments among them. */
const amounts = [
  'initial_debt',
  'amount_outstanding',
  'total_payments',
  'interestDue',
  'compDue',
  'amount',
]

/** Amounts as numbers (decision 4), at any depth; one that cannot be read, as it came. */
const withNumericAmounts = (record: RawRecord): RawRecord =>
  JSON.parse(JSON.stringify(record), (key, value) => {
    const pence = amounts.includes(key) ? readPence(value) : null
    return pence === null ? value : toWire(pence)
  })

interface Edit {
  /** The record as the form showed it. */
  opened: OpenedDebtor
  /** The values that the person edited. */
  changes: DebtorChanges
  /** The values that follow from the edit, such as the fee type. */
  derived?: DebtorChanges
  /** Saves although somebody else has changed the record meanwhile. */
  isOverwrite?: boolean
}

/**
 * Saves an edit of a debt: the record is read fresh, only the edited fields are replaced, and the result
 * is verified (decision 42, 46).
 * @throws {Failure} `conflict` when the record has changed since it was opened
 */
export const useUpdateDebtor = (debtorId: number) =>
  useUpdate(({ opened, isOverwrite = false, ...edit }: Edit, onLook) => {
    const edited = edit.changes as RawRecord
    const derived = (edit.derived ?? {}) as RawRecord
    return updateAndVerify(
      {
        edited,
        derived,
        read: async () => (await fetchOpened(debtorId)).raw,
        onRead(before) {
          const isConflict = hasChanged(opened.record, before, withChanges(derived, edited))
          if (isOverwrite || !isConflict) return
          throw new Failure('conflict', {
            message:
              'This debt has changed since you opened it. Your changes have not been saved. Reload to see the new version, or save yours anyway.',
          })
        },
        put: (body) =>
          http.put(`debtor/${debtorId}/`, z.looseObject({}), { json: withNumericAmounts(body) }),
      },
      onLook,
    )
  })
