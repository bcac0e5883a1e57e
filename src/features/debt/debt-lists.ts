import type { Debtor } from '@/api/debtor/debtor'
import type { Editing } from './edit/useEditing'
import type { TimelineKind } from './search'

/** The lists of a debt, one per tab. */
export const debtLists = ({ debtor_addresses, debtor_contacts, debtor_debt: debt }: Debtor) => ({
  notes: debt.debt_notes,
  invoices: debt.debt_invoices,
  payments: debt.debt_payments,
  addresses: debtor_addresses,
  contacts: debtor_contacts,
})

export type DebtLists = ReturnType<typeof debtLists>

export interface TabProps {
  debtor: Debtor
  lists: DebtLists
  show?: TimelineKind | undefined
  editing: Editing
}
