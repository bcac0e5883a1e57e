import { type Debt, type Debtor, paidOf } from '@/api/debtors'
import { DateText } from '@/ui/DateText'
import { Money } from '@/ui/Money'
import { addressLines, mainPlace } from '../places/place-words'

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** The fields of a debt in the creditor's words. */
export const debtFacts = (debt: Debt) => [
  { term: 'Original amount', value: <Money pence={debt.initial_debt} /> },
  {
    term: 'Amount outstanding',
    value: debt.amount_outstanding !== null && <Money pence={debt.amount_outstanding} />,
  },
  { term: 'Paid so far', value: <Money pence={paidOf(debt)} /> },
  {
    term: 'Last invoice date',
    value: debt.last_invoice_date && <DateText date={debt.last_invoice_date} />,
  },
  { term: 'Debt type', value: debt.debt_type },
  { term: 'Department', value: debt.department },
  { term: 'Status', value: debt.status },
  { term: 'Status in detail', value: debt.status_detail },
  { term: 'Disputed', value: yesNo(debt.debt_disputed) },
  { term: 'Late payment interest', value: yesNo(debt.add_late_payment_interest) },
  { term: 'Late payment compensation', value: yesNo(debt.add_late_payment_compensation) },
  { term: 'Fee type', value: debt.fee_type },
]

/** The fields of a debtor in the creditor's words. */
export function debtorFacts(debtor: Debtor) {
  const address = mainPlace(debtor.debtor_addresses)
  return [
    { term: 'Company name', value: debtor.company_name },
    { term: 'Trading name', value: debtor.trading_name },
    { term: 'Company type', value: debtor.company_type },
    { term: 'Company number', value: debtor.company_number },
    { term: 'VAT number', value: debtor.vat_number },
    { term: 'Nature of business', value: debtor.nature_of_business.join(', ') },
    { term: 'Title', value: debtor.title },
    { term: 'First names', value: debtor.first_names },
    { term: 'Last name', value: debtor.last_name },
    { term: 'Private individual', value: yesNo(debtor.is_individual) },
    { term: 'Salutation', value: debtor.salutation },
    { term: 'Letter title', value: debtor.letter_title },
    { term: 'Your reference', value: debtor.customer_ref },
    { term: 'Other reference', value: debtor.external_ref },
    { term: 'Email', value: debtor.primary_email },
    { term: 'Phone', value: debtor.primary_phone },
    { term: 'Primary address', value: address && addressLines(address).join('\n') },
  ]
}
