import type { QueryClient } from '@tanstack/react-query'
import { invalidateDebts } from '../cache'
import { http } from '../http/client'
import { isRecord } from '../http/errors'
import { timeLimitsMs } from '../http/request'
import { readPence } from '../wire/amounts'
import { likeness, pick } from '../write/compare'
import {
  type Baseline,
  type CreatableList,
  Creation,
  createdIds,
  idsOf,
  readList,
  useCreate,
} from '../write/create'
import type { Saved } from '../write/verified-write'
import { type Debtor, debtor, fetchDebtor, fetchDebtors } from './debtor'
import { debtorListQuery } from './queries'
import type { DebtorBody } from './request-body'

const names = ['customer_ref', 'external_ref', 'company_name', 'first_names', 'last_name'] as const

/** The client's list of debts, whose records are created one at a time. */
export const debtorList: CreatableList<DebtorBody, Debtor> = {
  listKey: debtorListQuery.queryKey,
  noun: 'debt',
  schema: debtor,
  send: ([json]) => http.post('debtor/', { json }),
  fetchList: fetchDebtors,
  compare(body, record, isInList) {
    const { initial_debt, last_invoice_date } = body.debtor_debt
    const { debtor_debt: stored } = record
    // The list is read in pence. The rent of another month has another date, which is null if unreadable.
    const amount = isInList ? readPence(initial_debt) : initial_debt
    const isDated = isInList && isRecord(stored) && stored.last_invoice_date !== null
    const debt = { initial_debt: amount, ...(isDated && { last_invoice_date }) }
    return likeness({ ...pick(body, names), debtor_debt: debt }, record)
  },
  invalidate: (queryClient) => invalidateDebts(queryClient),
}

/** The same list for an import, which sends many debts in one request, and one as a list too. */
export const debtorBatchList: CreatableList<DebtorBody, Debtor> = {
  ...debtorList,
  send: (json) => http.post('debtor/', { json, timeoutMs: timeLimitsMs.list }),
}

export const useCreateDebtor = () => useCreate(debtorList)

/** The id of the created debt itself, by which its invoices and notes are posted. @throws {Failure} */
export const debtIdOf = async ({ id, record }: Saved<Debtor>): Promise<number> =>
  (record ?? (await fetchDebtor(id, debtor))).debtor_debt.id

/** The ids in the list when the import was confirmed; null before. */
let importBaseline: Baseline = null

/**
 * Reads the list before an import sends, for what is already there. What its batches create is found against
 * the list at its confirmation, which is read first.
 */
export async function readListForImport(
  queryClient: QueryClient,
  isResumed = false,
): Promise<readonly Debtor[]> {
  const debtors = await readList(queryClient, debtorBatchList, timeLimitsMs.list)
  if (!isResumed) importBaseline = idsOf(debtors)
  return debtors.items
}

/** Whether the list has debts of the import more than once, as a browser or a server may repeat a request by itself. */
export async function areCopied(queryClient: QueryClient): Promise<boolean> {
  const { items } = await readList(queryClient, debtorBatchList, timeLimitsMs.list)
  const created = createdIds(debtorBatchList)
  const keyOf = ({ debtor_debt: debt, ...debtor }: Debtor) =>
    JSON.stringify([
      ...names.map((name) => debtor[name]),
      debt.initial_debt,
      debt.last_invoice_date,
    ])
  const keys = new Set(items.filter(({ id }) => created.has(id)).map(keyOf))
  const others = items.filter(({ id }) => !created.has(id) && !importBaseline?.has(id))
  return others.some((debtor) => keys.has(keyOf(debtor)))
}

/** Debts of an import, at most 100, which are created by one request, and looked for in the list. */
export const debtBatch = (queryClient: QueryClient, bodies: readonly DebtorBody[]) =>
  new Creation(queryClient, debtorBatchList, bodies, importBaseline)
