import type { QueryClient } from '@tanstack/react-query'
import { toWire } from '@/rules/money'
import { invalidateDebts } from '../cache'
import { http } from '../http/client'
import { Failure } from '../http/errors'
import { timeLimitsMs } from '../http/request'
import type { Listing } from '../wire/fields'
import { contradicts } from '../write/compare'
import {
  type Baseline,
  type CreatableList,
  type Created,
  createItems,
  type ItemOutcome,
  idsOf,
  lookFor,
  readList,
} from '../write/create'
import { useCreate } from '../write/open-attempt'
import { type Debtor, debtor, fetchDebtor, fetchDebtors } from './debtor'
import { debtorListQuery } from './queries'
import type { DebtorBody } from './request-body'

type Named = Pick<
  DebtorBody,
  'customer_ref' | 'external_ref' | 'company_name' | 'first_names' | 'last_name'
>

function identity(named: Named, initial_debt: number) {
  const { customer_ref, external_ref, company_name, first_names, last_name } = named
  const names = { customer_ref, external_ref, company_name, first_names, last_name }
  return { ...names, debtor_debt: { initial_debt } }
}

/** The client's list of debts, whose records are created one at a time. */
export const debtorList: CreatableList<DebtorBody, Debtor> = {
  listKey: debtorListQuery.queryKey,
  noun: 'debt',
  schema: debtor,
  send: ([json]) => http.create('debtor/', { json }),
  fetchList: fetchDebtors,
  identity: (body) => identity(body, body.debtor_debt.initial_debt),
  isFound: (body, record) =>
    !contradicts(
      identity(body, body.debtor_debt.initial_debt),
      identity(record, toWire(record.debtor_debt.initial_debt)),
    ),
  invalidate: (queryClient) => invalidateDebts(queryClient),
}

/** The same list for an import, which sends many debts in one request, and one as a list too. */
export const debtorBatchList: CreatableList<DebtorBody, Debtor> = {
  ...debtorList,
  send: (json) => http.create('debtor/', { json, timeoutMs: timeLimitsMs.list }),
}

/** Silent: the saving screen reports the outcome itself. */
export const useCreateDebtor = () => useCreate(debtorList, { isSilent: true })

/** The id of the created debt itself, by which its invoices and notes are posted. @throws {Failure} */
export const debtIdOf = async ({ id, record }: Created<Debtor>): Promise<number> =>
  (record ?? (await fetchDebtor(id, debtor))).debtor_debt.id

/** The outcome of one row of an import. */
export type RowOutcome = ItemOutcome

/** The ids in the list when the import was confirmed; null before. */
let importBaseline: Baseline = null

/**
 * Reads the list when an import is confirmed, for what is already there. What its batches create is
 * found against this state.
 * @throws {Failure}
 */
export async function readListForImport(queryClient: QueryClient): Promise<Listing<Debtor>> {
  const debtors = await readList(queryClient, debtorBatchList)
  importBaseline = idsOf(debtors)
  return debtors
}

/**
 * Creates at most 100 debts in one request. Never throws; one outcome per body, in order.
 * @param onLooking called when the response was lost and the list is read for the debts
 */
export async function createDebtors(
  queryClient: QueryClient,
  bodies: readonly DebtorBody[],
  { onLooking = () => {} }: { onLooking?: () => void } = {},
): Promise<RowOutcome[]> {
  const options = { known: importBaseline, onUnknown: onLooking }
  return (await createItems(queryClient, debtorBatchList, bodies, options)).outcomes
}

/** Looks once for unconfirmed debts; nothing is sent. Never throws. */
export async function lookForDebtors(
  queryClient: QueryClient,
  bodies: readonly DebtorBody[],
): Promise<RowOutcome[]> {
  const failure = new Failure('unknown-outcome')
  const outcomes = bodies.map((): RowOutcome => ({ outcome: 'unconfirmed', failure }))
  const sent = { before: importBaseline, outcomes, others: [], isRead: false }
  return (await lookFor(queryClient, debtorBatchList, bodies, sent)).outcomes
}
