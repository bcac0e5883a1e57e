import { useQuery } from '@tanstack/react-query'
import { addressList } from '@/api/debtor-addresses'
import { contactList } from '@/api/debtor-contacts'
import type { Debtor } from '@/api/debtors'
import { invoiceList } from '@/api/invoices'
import { noteList } from '@/api/notes'
import type { DebtTab } from './search'

/** How much is in each tab: as the record says, or once its own list was loaded, as that says. */
export function useTabCounts({
  id,
  debtor_addresses,
  debtor_contacts,
  debtor_debt: debt,
}: Debtor): Record<Exclude<DebtTab, 'overview'>, number> {
  const notes = useQuery({ ...noteList(debt.id), enabled: false })
  const invoices = useQuery({ ...invoiceList(debt.id), enabled: false })
  const addresses = useQuery({ ...addressList(id), enabled: false })
  const contacts = useQuery({ ...contactList(id), enabled: false })
  return {
    notes: (notes.data?.items ?? debt.debt_notes).length,
    invoices: (invoices.data?.items ?? debt.debt_invoices).length,
    payments: debt.debt_payments.length,
    addresses: (addresses.data?.items ?? debtor_addresses).length,
    contacts: (contacts.data?.items ?? debtor_contacts).length,
  }
}
