import type { QueryClient } from '@tanstack/react-query'
import { Failure, toFailure } from '../http/errors'
import type { Listing } from '../wire/fields'
import {
  type Baseline,
  type ItemOutcome,
  idsOf,
  inQueue,
  lookFor,
  lookUntilFound,
  readBaseline,
  readList,
  sendItems,
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
  { onLooking }: { onLooking?: () => void } = {},
): Promise<RowOutcome[]> {
  const before = importBaseline ?? (await readBaseline(queryClient, list))
  const sent = await inQueue(list, () => sendItems(list, bodies, before))
  if (sent.some(({ outcome }) => outcome === 'unconfirmed')) onLooking?.()
  return lookUntilFound(queryClient, list, bodies, sent, before)
}

/** Looks once for unconfirmed debts; nothing is sent. Never throws. */
export async function lookForDebtors(
  queryClient: QueryClient,
  bodies: readonly DebtorBody[],
): Promise<RowOutcome[]> {
  const look = await lookFor(queryClient, list, bodies, importBaseline).catch(toFailure)
  const failure = look instanceof Failure ? look : new Failure('unknown-outcome')
  const found = look instanceof Failure ? [] : look.outcomes
  return bodies.map((_, index) => found[index] ?? { outcome: 'unconfirmed', failure })
}
