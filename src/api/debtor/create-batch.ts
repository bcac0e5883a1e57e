import type { QueryClient } from '@tanstack/react-query'
import { Failure } from '../http/errors'
import type { Listing } from '../wire/fields'
import {
  type Baseline,
  createItems,
  type ItemOutcome,
  idsOf,
  lookFor,
  readList,
} from '../write/create'
import { debtorBatchList as list } from './create'
import type { Debtor } from './debtor'
import type { DebtorBody } from './request-body'

/** What became of one row of an import. */
export type RowOutcome = ItemOutcome

/** The ids in the list when the import was confirmed; null before. */
let importBaseline: Baseline = null

/**
 * Reads the list when an import is confirmed, for what is already there. What its batches create is
 * found against this state.
 * @throws {Failure}
 */
export async function readListForImport(queryClient: QueryClient): Promise<Listing<Debtor>> {
  const debtors = await readList(queryClient, list)
  importBaseline = idsOf(debtors)
  return debtors
}

/**
 * Creates at most 100 debts in one request. Never throws; one outcome per body, in order.
 * @param onLooking called when the answer was lost and the list is read for the debts
 */
export async function createDebtors(
  queryClient: QueryClient,
  bodies: readonly DebtorBody[],
  { onLooking = () => {} }: { onLooking?: () => void } = {},
): Promise<RowOutcome[]> {
  const options = { known: importBaseline, onUnknown: onLooking }
  return (await createItems(queryClient, list, bodies, options)).outcomes
}

/** Looks once for unconfirmed debts; nothing is sent. Never throws. */
export async function lookForDebtors(
  queryClient: QueryClient,
  bodies: readonly DebtorBody[],
): Promise<RowOutcome[]> {
  const failure = new Failure('unknown-outcome')
  const outcomes = bodies.map((): RowOutcome => ({ outcome: 'unconfirmed', failure }))
  const sent = { before: importBaseline, outcomes, others: [], isRead: false }
  return (await lookFor(queryClient, list, bodies, sent)).outcomes
}
