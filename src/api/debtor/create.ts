import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { http } from '../http/client'
import { type Listing, listing } from '../wire/fields'
import { invalidateWithPending } from '../write/invalidate-with-pending'
import type { CreatableResource } from '../write/send-and-verify'
import { type SingleResource, useCreate } from '../write/useCreate'
import { useWrite } from '../write/useWrite'
import { type Debtor, debtor, fetchDebtors } from './debtor'
import { entryIdentity, fingerprint, isSameDebt, isSimilarDebt, recordIdentity } from './identity'
import { debtorListQuery } from './queries'
import type { DebtEntry, DebtorBody } from './request-body'

const isSame = ({ entry }: DebtToCreate, record: Debtor) =>
  isSameDebt(entryIdentity(entry), recordIdentity(record))
const isSimilar = ({ entry }: DebtToCreate, record: Debtor) =>
  isSimilarDebt(entryIdentity(entry), recordIdentity(record))

/** A debt as it was entered, and the body it is posted as. */
export interface DebtToCreate {
  entry: DebtEntry
  body: DebtorBody
}

/** The debt of a form, which is created once whatever is changed in the form meanwhile. */
export type FormDebt = DebtToCreate & { formId: number }

const debtorsStale = (queryClient: QueryClient) =>
  invalidateWithPending(queryClient, { queryKey: debtorListQuery.queryKey, exact: true })

export const debtorResource: SingleResource<FormDebt, Debtor> = {
  key: 'debtor',
  noun: 'the debt',
  identity: ({ entry }) => fingerprint(entryIdentity(entry)),
  onceKey: ({ formId }) => String(formId),
  post: async ([debt]) => ({
    items: [await http.post('debtor/', debtor, { json: debt?.body })],
    unreadable: 0,
  }),
  fetchList: (signal) => fetchDebtors({ signal }),
  isMatch: isSame,
  isSimilar,
  invalidate: debtorsStale,
}

/** The screen that saves a debt reports what became of it itself. */
export const useCreateDebtor = () => useCreate(() => debtorResource, { isSilent: true })

/**
 * The debts of an import, of which one call creates many.
 * @param post {@link useImportDebtors}, bound to the user whose screen it is
 */
export const debtorBatch = (
  post: (bodies: DebtorBody[]) => Promise<Listing<Debtor>>,
): CreatableResource<DebtToCreate, Debtor> => ({
  post: (debts) => post(debts.map(({ body }) => body)),
  fetchList: (signal) => fetchDebtors({ signal }),
  isMatch: isSame,
  isSimilar,
})

/** One call for a list of debts. The importing screen reports each batch's outcome itself. */
export function useImportDebtors() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (bodies: DebtorBody[]) =>
      http.post('debtor/', listing(debtor), { json: bodies, timeout: 180_000 }),
    meta: { silent: true },
    onSettled: () => debtorsStale(queryClient),
  })
}
