import { useQueryClient } from '@tanstack/react-query'
import { invalidateDebtorList } from '../cache'
import { http } from '../http/client'
import { type Listing, listing } from '../wire/fields'
import type { CreatableResource } from '../write/attempt'
import type { SingleResource } from '../write/create-one'
import { useCreate } from '../write/useCreate'
import { useWrite } from '../write/useWrite'
import { type Debtor, debtor, fetchDebtors } from './debtor'
import { entryIdentity, fingerprint, isSameDebt, isSimilarDebt, recordIdentity } from './identity'
import type { DebtEntry, DebtorBody } from './request-body'

const isMatch = ({ entry }: DebtToCreate, record: Debtor) =>
  isSameDebt(entryIdentity(entry), recordIdentity(record))
const isSimilar = ({ entry }: DebtToCreate, record: Debtor) =>
  isSimilarDebt(entryIdentity(entry), recordIdentity(record))

/** A debt as entered, and its request body. */
export interface DebtToCreate {
  entry: DebtEntry
  body: DebtorBody
}

/** The debt of one form: created at most once, even if its fields change between attempts. */
export type FormDebt = DebtToCreate & { formId: number }

export const debtorResource: SingleResource<FormDebt, Debtor> = {
  key: 'debtor',
  noun: 'the debt',
  identity: ({ entry }) => fingerprint(entryIdentity(entry)),
  onceKey: ({ formId }) => String(formId),
  post: ({ body }) => http.post('debtor/', debtor, { json: body }),
  fetchList: (signal) => fetchDebtors({ signal }),
  isMatch,
  isSimilar,
  invalidate: invalidateDebtorList,
}

/** Silent: the saving screen reports the outcome itself. */
export const useCreateDebtor = () => useCreate(() => debtorResource, { isSilent: true })

/**
 * The debts of an import, created many per call.
 * @param post the mutation of {@link useImportDebtors}, which is bound to the current user
 */
export const debtorBatch = (
  post: (bodies: DebtorBody[]) => Promise<Listing<Debtor>>,
): CreatableResource<DebtToCreate, Debtor> => ({
  post: (debts) => post(debts.map(({ body }) => body)),
  fetchList: (signal) => fetchDebtors({ signal }),
  isMatch,
  isSimilar,
})

/** Creates a list of debts in one call. Silent: the import reports each batch's outcome itself. */
export function useImportDebtors() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (bodies: DebtorBody[]) =>
      http.post('debtor/', listing(debtor), { json: bodies, timeout: 180_000 }),
    meta: { silent: true },
    onSettled: () => invalidateDebtorList(queryClient),
  })
}
