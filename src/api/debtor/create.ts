import { toWire } from '@/rules/money'
import { invalidateDebts } from '../cache'
import { http } from '../http/client'
import { timeLimitsMs } from '../http/request'
import { contradicts } from '../write/compare'
import type { CreatableList, Created } from '../write/create'
import { useCreate } from '../write/useCreate'
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
