import type { ReactNode } from 'react'
import { type Debt, type Debtor, paidOf } from '@/api/debtors'
import { mainAddress } from '@/api/main-address'
import { TextLink } from '@/ui/Buttons'
import { DateText } from '@/ui/DateText'
import { Money } from '@/ui/Money'
import type { EditValues } from '../edit/edit-values'
import { addressLines } from '../places/place-words'

/** What the record says under a term. */
export interface Fact {
  term: string
  value: ReactNode
  /** Where the client can give it; what only the server says is left out while it says nothing. */
  field?: keyof EditValues
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** The fields of a debt in the creditor's words. */
export const debtFacts = (debt: Debt): Fact[] => [
  { term: 'Original amount', value: <Money pence={debt.initial_debt} /> },
  {
    term: 'Amount outstanding',
    value: debt.amount_outstanding !== null && <Money pence={debt.amount_outstanding} />,
    field: 'amount_outstanding',
  },
  { term: 'Paid so far', value: <Money pence={paidOf(debt)} /> },
  {
    term: 'Last invoice date',
    value: debt.last_invoice_date && <DateText date={debt.last_invoice_date} />,
    field: 'last_invoice_date',
  },
  { term: 'Debt type', value: debt.debt_type, field: 'debt_type' },
  { term: 'Department', value: debt.department, field: 'department' },
  { term: 'Status', value: debt.status },
  { term: 'Status in detail', value: debt.status_detail },
  { term: 'Disputed', value: yesNo(debt.debt_disputed) },
  { term: 'Late payment interest', value: yesNo(debt.add_late_payment_interest) },
  { term: 'Late payment compensation', value: yesNo(debt.add_late_payment_compensation) },
  { term: 'Fee type', value: debt.fee_type },
]

/** The fields of a debtor in the creditor's words. */
export function debtorFacts(debtor: Debtor): Fact[] {
  const address = mainAddress(debtor)
  return [
    { term: 'Company name', value: debtor.company_name, field: 'company_name' },
    { term: 'Trading name', value: debtor.trading_name, field: 'trading_name' },
    { term: 'Company type', value: debtor.company_type, field: 'company_type' },
    { term: 'Company number', value: debtor.company_number, field: 'company_number' },
    { term: 'VAT number', value: debtor.vat_number, field: 'vat_number' },
    {
      term: 'Nature of business',
      value: debtor.nature_of_business.join(', '),
      field: 'nature_of_business',
    },
    { term: 'Title', value: debtor.title, field: 'title' },
    { term: 'First names', value: debtor.first_names, field: 'first_names' },
    { term: 'Last name', value: debtor.last_name, field: 'last_name' },
    { term: 'Private individual', value: yesNo(debtor.is_individual) },
    { term: 'Salutation', value: debtor.salutation, field: 'salutation' },
    { term: 'Letter title', value: debtor.letter_title, field: 'letter_title' },
    { term: 'Your reference', value: debtor.customer_ref, field: 'customer_ref' },
    { term: 'Other reference', value: debtor.external_ref, field: 'external_ref' },
    { term: 'Email', value: debtor.primary_email, field: 'primary_email' },
    { term: 'Phone', value: debtor.primary_phone, field: 'primary_phone' },
    {
      term: 'Primary address',
      value: address ? (
        addressLines(address).join('\n')
      ) : (
        <TextLink to="." search={{ tab: 'addresses' } as never} state resetScroll={false}>
          Add an address
        </TextLink>
      ),
    },
  ]
}
