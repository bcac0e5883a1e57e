import type { QueryClient } from '@tanstack/react-query'
import { Failure, toFailure } from '../http/errors'
import type { Listing } from '../wire/fields'
import {
  type ItemOutcome,
  inQueue,
  lookFor,
  lookUntilFound,
  readBaseline,
  readList,
  sendItems,
} from '../write/create'
import { debtorBatchList } from './create'
import type { Debtor } from './debtor'
import type { DebtorBody } from './request-body'

/**
 * What became of one row of an import.
 * `not-sent`: it is not there, and may be sent again; `unconfirmed`: it may be.
 */
export type RowOutcome =
  | { outcome: 'created'; id: number; isFound: boolean }
  | { outcome: 'refused' | 'not-sent' | 'unconfirmed'; failure: Failure }

/** The ids in the list when the import was confirmed; null before. */
let importBaseline: ReadonlySet<number> | null = null

const toRowOutcome = (result: ItemOutcome<Debtor>): RowOutcome =>
  result.outcome === 'created'
    ? { outcome: result.outcome, id: result.id, isFound: result.isFound }
    : result

/**
 * Reads the list when an import is confirmed, for what is already there. What its batches create is
 * found against this state.
 * @throws {Failure}
 */
export async function readListForImport(queryClient: QueryClient): Promise<Listing<Debtor>> {
  const list = await readList(queryClient, debtorBatchList)
  importBaseline = new Set(list.items.map(({ id }) => id))
  return list
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
  const before = importBaseline ?? (await readBaseline(queryClient, debtorBatchList))
  const sent = await inQueue(debtorBatchList, () => sendItems(debtorBatchList, bodies, before))
  if (sent.outcomes.some(({ outcome }) => outcome === 'unconfirmed')) onLooking?.()
  const results = await lookUntilFound(queryClient, debtorBatchList, bodies, sent)
  return results.map(toRowOutcome)
}

/** Looks once for unconfirmed debts; nothing is sent. Never throws. */
export async function lookForDebtors(
  queryClient: QueryClient,
  bodies: readonly DebtorBody[],
): Promise<RowOutcome[]> {
  try {
    const { outcomes } = await lookFor(queryClient, debtorBatchList, bodies, importBaseline)
    const failure = new Failure('unknown-outcome')
    return outcomes.map((found) =>
      found ? toRowOutcome(found) : { outcome: 'unconfirmed', failure },
    )
  } catch (thrown) {
    const failure = toFailure(thrown)
    return bodies.map(() => ({ outcome: 'unconfirmed', failure }))
  }
}
