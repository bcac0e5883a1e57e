import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Failure } from '../http/errors'
import { outstanding, requiredPence } from '../wire/amounts'
import { id } from '../wire/fields'
import type { RawRecord } from '../write/compare'
import { type Edit, useUpdate } from '../write/update'
import type { Identified } from '../write/verified-write'
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

/** Saves an edit of a debt; of one that has changed since it was opened, only if the form says so (decision 42). */
export const useUpdateDebtor = (debtorId: number) =>
  useUpdate((edit: Edit) => ({
    path: `debtor/${debtorId}/`,
    read: async () => (await fetchOpened(debtorId)).raw,
    noun: 'debt',
    editable,
    ...edit,
  }))
