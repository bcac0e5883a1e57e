import { type Query, useQuery } from '@tanstack/react-query'
import { addressListQuery, contactListQuery } from '@/api/debtor/addresses-and-contacts'
import type { Debtor } from '@/api/debtor/debtor'
import { invoiceListQuery } from '@/api/invoices/queries'
import { noteListQuery } from '@/api/notes'
import type { Listing } from '@/api/wire/fields'

/** Never triggers a first load, but refetches lists that a tab has already loaded. */
const enabled = ({ state }: Pick<Query, 'state'>) => state.data !== undefined

const itemsOf = <T>(
  { data, isError }: { data: Listing<T> | undefined; isError: boolean },
  embedded: T[],
): T[] => (data && !isError ? data.items : embedded)

/**
 * The record with the lists its tabs have loaded in place of the embedded ones, so that all screens
 * agree. Lists that are not loaded or failed to refresh keep the embedded items.
 */
export function useDebtorWithLists(record: Debtor): Debtor {
  const { id, debtor_debt: debt } = record
  const notes = useQuery({ ...noteListQuery(debt.id), enabled })
  const invoices = useQuery({ ...invoiceListQuery(debt.id), enabled })
  const addresses = useQuery({ ...addressListQuery(id), enabled })
  const contacts = useQuery({ ...contactListQuery(id), enabled })
  return {
    ...record,
    debtor_addresses: itemsOf(addresses, record.debtor_addresses),
    debtor_contacts: itemsOf(contacts, record.debtor_contacts),
    debtor_debt: {
      ...debt,
      debt_notes: itemsOf(notes, debt.debt_notes),
      debt_invoices: itemsOf(invoices, debt.debt_invoices),
    },
  }
}
