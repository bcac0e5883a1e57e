import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import { addressListQuery, contactListQuery } from '@/api/debtor/addresses-and-contacts'
import type { Debtor } from '@/api/debtor/debtor'
import { unreadFieldPaths } from '@/api/debtor/debtor'
import { debtorDetailQuery, debtorListQuery } from '@/api/debtor/queries'
import { toFailure } from '@/api/http/errors'
import { invoiceListQuery } from '@/api/invoices/queries'
import { noteListQuery } from '@/api/notes'
import type { Listing } from '@/api/wire/fields'
import { config } from '@/config'
import { fieldPathLabel } from '@/rules/field-path'
import { ButtonLink } from '@/ui/Buttons'
import { ContactLinks } from '@/ui/ContactLinks'
import { LoadError } from '@/ui/LoadError'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'

/** Loads a debt and renders its screen, or the loading, error or "not found" state. */
export function LoadedDebt({
  debtorId,
  heading,
  isFullRecordRequired = false,
  skeleton = <Skeleton lines={8} label="Loading the debt" />,
  children,
}: {
  debtorId: number
  /** Heading of the screen until the debt is loaded. */
  heading: string
  /** Waits for the full record instead of showing the list's row meanwhile. */
  isFullRecordRequired?: boolean
  skeleton?: ReactNode
  /** `notices` warn of a failed refresh and of unreadable fields. */
  children: (debtor: Debtor, notices: ReactNode) => ReactNode
}) {
  const queryClient = useQueryClient()
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...debtorDetailQuery(debtorId),
    // The route loader has just sent this request: a failed one is retried only on demand.
    retryOnMount: false,
    // Shows the list's row until the record is loaded.
    placeholderData: () =>
      queryClient.getQueryData(debtorListQuery.queryKey)?.items.find(({ id }) => id === debtorId),
  })

  const isLoaded = data !== undefined && !(isFullRecordRequired && isPlaceholderData)
  // A change of a query renders synchronously. The debt is rendered after it, in slices.
  const isReady = useDeferredValue(isLoaded)

  const failure = isError ? toFailure(error) : null
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
  if (isLoaded && isReady) {
    return (
      <DebtWithLists record={data}>
        {(debtor) =>
          children(
            debtor,
            <>
              {failure && (
                <Notice tone="error" heading="This debt could not be brought up to date">
                  {failure.message}
                </Notice>
              )}
              <UnreadNotice debtor={debtor} />
            </>,
          )
        }
      </DebtWithLists>
    )
  }
  if (isLoaded || !failure) {
    return <Screen heading={heading}>{skeleton}</Screen>
  }
  return (
    <Screen heading={heading}>
      <LoadError name="this debt" message={failure.message} onRetry={() => void refetch()} />
    </Screen>
  )
}

/** Lists the fields of a debt that could not be read. */
const UnreadNotice = memo(function UnreadNotice({ debtor }: { debtor: Debtor }) {
  const fields = unreadFieldPaths(debtor).map(fieldPathLabel)
  if (fields.length === 0) return null
  return (
    <Notice tone="warning" heading="Some details of this debt could not be read">
      Shown as unknown: {fields.join(', ')}. Saving changes leaves them as they are. To have them
      put right, <ContactLinks phone={config.contactPhone} email={config.contactEmail} />.
    </Notice>
  )
})

const DebtWithLists = ({
  record,
  children,
}: {
  record: Debtor
  children: (debtor: Debtor) => ReactNode
}) => children(useDebtorWithLists(record))

/** Never triggers a first load, but refetches lists that a tab has already loaded. */
const enabled = ({ state }: Pick<Query, 'state'>) => state.data !== undefined

const itemsOf = <T,>(
  { data, isError }: { data: Listing<T> | undefined; isError: boolean },
  embedded: T[],
): T[] => (data && !isError ? data.items : embedded)

/**
 * The record with the lists its tabs have loaded in place of the embedded ones, so that all screens
 * agree. Lists that are not loaded or failed to refresh keep the embedded items. The same object until
 * one of them changes, so that memoised parts of the screen render only then.
 */
function useDebtorWithLists(record: Debtor): Debtor {
  const { id, debtor_debt: debt } = record
  const notes = itemsOf(useQuery({ ...noteListQuery(debt.id), enabled }), debt.debt_notes)
  const invoices = itemsOf(useQuery({ ...invoiceListQuery(debt.id), enabled }), debt.debt_invoices)
  const addresses = itemsOf(useQuery({ ...addressListQuery(id), enabled }), record.debtor_addresses)
  const contacts = itemsOf(useQuery({ ...contactListQuery(id), enabled }), record.debtor_contacts)
  return useMemo(
    () => ({
      ...record,
      debtor_addresses: addresses,
      debtor_contacts: contacts,
      debtor_debt: { ...record.debtor_debt, debt_notes: notes, debt_invoices: invoices },
    }),
    [record, addresses, contacts, notes, invoices],
  )
}
