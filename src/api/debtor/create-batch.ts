import type { QueryClient } from '@tanstack/react-query'
import { Failure } from '../http/errors'
import type { Listing } from '../wire/fields'
import {
  type Baseline,
  type ItemOutcome,
  idsOf,
  lookFor,
  readList,
  sendItems,
} from '../write/create'
import { mayArriveLate, pausesBeforeLooksMs } from '../write/outcome'
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
  const { before, outcomes } = await sendItems(queryClient, list, bodies, importBaseline)
  const statuses = outcomes.flatMap((one) =>
    one.outcome === 'unconfirmed' ? [one.failure.status] : [],
  )
  if (statuses.length === 0) return outcomes
  onLooking?.()
  const pausesMs = pausesBeforeLooksMs(statuses.some(mayArriveLate) ? null : 200)
  return lookForUnconfirmed(queryClient, bodies, outcomes, before, pausesMs)
}

/** Looks once for unconfirmed debts; nothing is sent. Never throws. */
export function lookForDebtors(
  queryClient: QueryClient,
  bodies: readonly DebtorBody[],
): Promise<RowOutcome[]> {
  const failure = new Failure('unknown-outcome')
  const outcomes = bodies.map((): RowOutcome => ({ outcome: 'unconfirmed', failure }))
  return lookForUnconfirmed(queryClient, bodies, outcomes, importBaseline, [0])
}

async function lookForUnconfirmed(
  queryClient: QueryClient,
  bodies: readonly DebtorBody[],
  outcomes: readonly RowOutcome[],
  before: Baseline,
  pausesMs: readonly number[],
): Promise<RowOutcome[]> {
  const lost = bodies.filter((_, index) => outcomes[index]?.outcome === 'unconfirmed')
  const look = await lookFor(queryClient, list, lost, before, pausesMs)
  return outcomes.map((one): RowOutcome => {
    if (one.outcome !== 'unconfirmed') return one
    const found = look.found.shift()
    if (found) return { outcome: 'created', ...found }
    // The server refused the list it was in, so it will not arrive later.
    if (one.failure.kind === 'refused' && !look.failure) return { ...one, outcome: 'not-sent' }
    return { ...one, failure: look.failure ?? one.failure }
  })
}
