import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { addressList, contactList } from '@/api/debtor/addresses-and-contacts'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorDetailQuery, debtorListQuery } from '@/api/debtor/queries'
import { toFailure } from '@/api/http/errors'
import { invoiceList } from '@/api/invoices/queries'
import { noteList } from '@/api/notes'
import type { Listing } from '@/api/wire/fields'
import { ContactLinks } from '@/components/ContactLinks'
import { LoadError } from '@/components/LoadError'
import { ButtonLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'

/** Loads a debt and renders its screen, or the loading, error or "not found" state. */
export function LoadedDebt({
  debtorId,
  heading,
  isFullRecordRequired = false,
  children,
}: {
  debtorId: number
  /** Heading of the screen until the debt is loaded. */
  heading: string
  /** Waits for the full record instead of showing the list's row until then. */
  isFullRecordRequired?: boolean
  /** `notice` says that a refresh failed. */
  children: (debtor: Debtor, notice: ReactNode) => ReactNode
}) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...debtorDetailQuery(debtorId),
    // The route loader has just sent this request: a failed one is retried only on demand.
    retryOnMount: false,
    placeholderData: () =>
      queryClient.getQueryData(debtorListQuery.queryKey)?.items.find(({ id }) => id === debtorId),
  })
  const { data, error, isPlaceholderData } = query
  const failure = error && toFailure(error)
  if (failure?.kind === 'not-found' || failure?.kind === 'forbidden') {
    // Hides cached data as well, because the user may no longer see this debt.
    return (
      <Screen
        heading="Debt not found"
        intro="It is not one of your debts. The link you followed may be wrong or out of date."
      >
        <ButtonLink to="/">Go to your debts</ButtonLink>
      </Screen>
    )
  }
  if (data && !(isFullRecordRequired && isPlaceholderData)) {
    const notice = failure && (
      <Notice tone="error" heading="We could not refresh this debt">
        {failure.message}
      </Notice>
    )
    return <DebtWithLists record={data}>{(debtor) => children(debtor, notice)}</DebtWithLists>
  }
  return (
    <Screen heading={heading}>
      {failure ? (
        <>
          <LoadError name="this debt" query={query} />
          <p>
            If this keeps happening, <ContactLinks />.
          </p>
        </>
      ) : (
        <Skeleton lines={8} label="Loading the debt" />
      )}
    </Screen>
  )
}

/** Never triggers a first load, but refetches lists that a tab has already loaded. */
const enabled = ({ state }: Pick<Query, 'state'>) => state.data !== undefined

const itemsOf = <T,>(
  { data, isError }: { data: Listing<T> | undefined; isError: boolean },
  embedded: T[],
): T[] => (data && !isError ? data.items : embedded)

/**
 * The record with the lists its tabs have loaded in place of the embedded ones, so that all screens
 * agree. Lists that are not loaded or failed to refresh keep the embedded items.
 */
function DebtWithLists({
  record,
  children,
}: {
  record: Debtor
  children: (debtor: Debtor) => ReactNode
}) {
  const { id, debtor_debt: debt } = record
  const notes = useQuery({ ...noteList.listQuery(debt.id), enabled })
  const invoices = useQuery({ ...invoiceList.listQuery(debt.id), enabled })
  const addresses = useQuery({ ...addressList.listQuery(id), enabled })
  const contacts = useQuery({ ...contactList.listQuery(id), enabled })
  return children({
    ...record,
    debtor_addresses: itemsOf(addresses, record.debtor_addresses),
    debtor_contacts: itemsOf(contacts, record.debtor_contacts),
    debtor_debt: {
      ...debt,
      debt_notes: itemsOf(notes, debt.debt_notes),
      debt_invoices: itemsOf(invoices, debt.debt_invoices),
    },
  })
}
