import { useQuery } from '@tanstack/react-query'
import { addressList } from '@/api/debtor-addresses'
import { contactList } from '@/api/debtor-contacts'
import type { Debtor } from '@/api/debtors'
import { invoiceList } from '@/api/invoices'
import { noteList } from '@/api/notes'

/** What is in each tab: as the record says, or once its own list was loaded, as that says. */
export function useDebtParts({ id, debtor_addresses, debtor_contacts, debtor_debt: debt }: Debtor) {
  const notes = useQuery({ ...noteList(debt.id), enabled: false })
  const invoices = useQuery({ ...invoiceList(debt.id), enabled: false })
  const addresses = useQuery({ ...addressList(id), enabled: false })
  const contacts = useQuery({ ...contactList(id), enabled: false })
  return {
    notes: notes.data?.items ?? debt.debt_notes,
    invoices: invoices.data?.items ?? debt.debt_invoices,
    payments: debt.debt_payments,
    addresses: addresses.data?.items ?? debtor_addresses,
    contacts: contacts.data?.items ?? debtor_contacts,
  }
}

export type DebtParts = ReturnType<typeof useDebtParts>
