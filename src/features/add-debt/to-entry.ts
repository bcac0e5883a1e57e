import type { DebtEntry } from '@/api/debtor/request-body'
import { parseTags } from '@/rules/debt'
import { isBlankAddress, isBlankContact } from './blank'
import type { CheckedDebt } from './debt-schema'

const companyTypes = {
  company: 'Company',
  'sole-trader': 'Sole trader or partnership',
  individual: 'Individual',
}

/** Converts validated form values to the entry that is sent. */
export function debtEntry(checked: CheckedDebt): DebtEntry {
  const { debtorType, nature_of_business, dispute_reason: _dispute, ...rest } = checked
  return {
    ...rest,
    company_type: companyTypes[debtorType],
    // A sole trader is legally an individual; a partnership is identified by its firm name.
    is_individual:
      debtorType === 'individual' || (debtorType === 'sole-trader' && checked.last_name !== ''),
    nature_of_business: parseTags(nature_of_business),
    addresses: checked.addresses.filter((address) => !isBlankAddress(address)),
    contacts: checked.contacts.filter((contact) => !isBlankContact(contact)),
    amount_outstanding:
      checked.amount_outstanding === '' ? checked.initial_debt : checked.amount_outstanding,
    last_invoice_date: checked.last_invoice_date || null,
  }
}
