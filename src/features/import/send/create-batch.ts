import type { QueryClient } from '@tanstack/react-query'
import { invalidateDebtorList } from '@/api/cache'
import { type Debtor, debtor, fetchDebtors } from '@/api/debtor/debtor'
import { isSameDebt, isSimilarDebt, recordIdentity } from '@/api/debtor/identity'
import { debtorListQuery } from '@/api/debtor/queries'
import type { DebtorBody } from '@/api/debtor/request-body'
import { http } from '@/api/http/client'
import { Failure } from '@/api/http/errors'
import { type Listing, listing } from '@/api/wire/fields'
import {
  type CreatableResource,
  newAttempt,
  setBaseline,
  type WriteAttempt,
  type WriteResult,
} from '@/api/write/attempt'
import { postAndVerify } from '@/api/write/send-and-verify'
import { verify } from '@/api/write/verify'
import { debtIdentity } from '@/rules/debtor-name'
import { readDecimal } from '@/rules/money'

/** What became of one debt of a list that was sent. */
export type RowOutcome =
  | { outcome: 'created'; id: number; isFound: boolean }
  /** `failure.fields` are the row's messages. */
  | { outcome: 'refused'; failure: Failure }
  /** It is not on the server and may be sent again. */
  | { outcome: 'not-sent'; failure: Failure }
  | { outcome: 'unconfirmed'; failure: Failure }

let attempt: WriteAttempt = newAttempt()

const bodyIdentity = (body: DebtorBody) => ({
  ...debtIdentity(body, readDecimal(body.debtor_debt.initial_debt) ?? 0),
  date: body.debtor_debt.last_invoice_date,
})

const resource: CreatableResource<DebtorBody, Debtor> = {
  post: (bodies) => http.post('debtor/', listing(debtor), { json: bodies, timeout: 180_000 }),
  fetchList: (signal) => fetchDebtors({ signal }),
  isMatch: (body, record) => isSameDebt(bodyIdentity(body), recordIdentity(record)),
  isSimilar: (body, record) => isSimilarDebt(bodyIdentity(body), recordIdentity(record)),
}

/** Reads the list anew: cached data and requests under way may be stale. */
export async function readListForImport(queryClient: QueryClient): Promise<Listing<Debtor>> {
  await queryClient.cancelQueries({ queryKey: debtorListQuery.queryKey, exact: true })
  const list = await queryClient.fetchQuery({ ...debtorListQuery, staleTime: 0 })
  attempt = newAttempt()
  setBaseline(attempt, list)
  return list
}

function toRowOutcome(result: WriteResult<Debtor>, batchSize: number): RowOutcome {
  switch (result.outcome) {
    case 'created':
      return { outcome: 'created', id: result.record?.id ?? 0, isFound: result.isFound }
    case 'refused': {
      const { failure } = result
      const fields = batchSize > 1 ? failure.fields : failure.rows?.get(0)
      if (!fields || failure.status === 413) return { outcome: 'not-sent', failure }
      return { outcome: 'refused', failure: new Failure('refused', { fields }) }
    }
    case 'not-created':
      return {
        outcome: result.failure.kind === 'unknown-outcome' ? 'unconfirmed' : 'not-sent',
        failure: result.failure,
      }
    case 'unconfirmed':
      return {
        outcome: 'unconfirmed',
        failure: new Failure(
          result.reason === 'list-unreadable' ? 'no-network' : 'unknown-outcome',
        ),
      }
    default:
      return result satisfies never
  }
}

/** Creates at most a hundred debts with one request. Never throws. */
export async function createDebtors(
  queryClient: QueryClient,
  bodies: readonly DebtorBody[],
  { onLooking }: { onLooking?: () => void } = {},
): Promise<RowOutcome[]> {
  const results = await postAndVerify(bodies, resource, { attempt, onChecking: onLooking })
  void invalidateDebtorList(queryClient)
  return results.map((result) => toRowOutcome(result, bodies.length))
}

/** Looks for unconfirmed debts in the list; nothing is sent. */
export async function lookForDebtors(
  queryClient: QueryClient,
  bodies: readonly DebtorBody[],
): Promise<RowOutcome[]> {
  const results = await verify(bodies, resource, { attempt })
  void invalidateDebtorList(queryClient)
  return results.map((result) => toRowOutcome(result, bodies.length))
}
