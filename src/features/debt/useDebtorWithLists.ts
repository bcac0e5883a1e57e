import { type Query, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addressListQuery } from '@/api/debtor/addresses'
import { contactListQuery } from '@/api/debtor/contacts'
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
 * agree. Lists that are not loaded or failed to refresh keep the embedded items. The same object until
 * one of them changes, so that memoised parts of the screen render only then.
 */
export function useDebtorWithLists(record: Debtor): Debtor {
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
