import type { ReactNode } from 'react'
import type { Debt, Debtor } from '@/api/debtor/debtor'
import { mainAddress } from '@/api/debtor/debtor'
import { isUnread, type Unread } from '@/api/wire/tolerant-record'
import { addressLines } from '@/components/addresses/text'
import { BreakableText } from '@/ui/BreakableText'
import { TextLink } from '@/ui/Buttons'
import { DateText } from '@/ui/DateText'
import { Money } from '@/ui/Money'
import type { EditValues } from '../edit/edit-values'

export interface Fact {
  term: string
  value: ReactNode
  /** The form field that edits it; without one, an empty fact is hidden. */
  field?: keyof EditValues
}

/** A fact with the record field it shows. */
type FieldFact = Fact & { of: string }

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

const withUnknownValues = (record: Unread, facts: readonly FieldFact[]): Fact[] =>
  facts.map(({ of, ...fact }) => (isUnread(record, of) ? { ...fact, value: 'Unknown' } : fact))

/** The fields of a debt, without those in its header and status panel. */
export function debtFacts(debt: Debt): Fact[] {
  return withUnknownValues(debt, [
    {
      of: 'initial_debt',
      term: 'Original amount',
      value: <Money pence={debt.initial_debt} />,
      field: 'initial_debt',
    },
    {
      of: 'last_invoice_date',
      term: 'Last invoice date',
      value: debt.last_invoice_date && <DateText date={debt.last_invoice_date} />,
      field: 'last_invoice_date',
    },
    { of: 'debt_type', term: 'Debt type', value: debt.debt_type, field: 'debt_type' },
    { of: 'department', term: 'Department', value: debt.department, field: 'department' },
    { of: 'debt_disputed', term: 'Disputed', value: yesNo(debt.debt_disputed) },
    {
      of: 'add_late_payment_interest',
      term: 'Late payment interest',
      value: yesNo(debt.add_late_payment_interest),
    },
    {
      of: 'add_late_payment_compensation',
      term: 'Late payment compensation',
      value: yesNo(debt.add_late_payment_compensation),
    },
    { of: 'fee_type', term: 'Fee type', value: debt.fee_type },
  ])
}

/** The fields of a debtor. The reference is omitted if set, because the header shows it. */
export function debtorFacts(debtor: Debtor): Fact[] {
  const address = mainAddress(debtor)
  return withUnknownValues(debtor, [
    { of: 'company_name', term: 'Company name', value: debtor.company_name, field: 'company_name' },
    { of: 'trading_name', term: 'Trading name', value: debtor.trading_name, field: 'trading_name' },
    { of: 'company_type', term: 'Company type', value: debtor.company_type, field: 'company_type' },
    {
      of: 'company_number',
      term: 'Company number',
      value: debtor.company_number,
      field: 'company_number',
    },
    { of: 'vat_number', term: 'VAT number', value: debtor.vat_number, field: 'vat_number' },
    {
      of: 'nature_of_business',
      term: 'Nature of business',
      value: debtor.nature_of_business.join(', '),
      field: 'nature_of_business',
    },
    { of: 'title', term: 'Title', value: debtor.title, field: 'title' },
    { of: 'first_names', term: 'First names', value: debtor.first_names, field: 'first_names' },
    { of: 'last_name', term: 'Last name', value: debtor.last_name, field: 'last_name' },
    { of: 'is_individual', term: 'Private individual', value: yesNo(debtor.is_individual) },
    { of: 'salutation', term: 'Salutation', value: debtor.salutation, field: 'salutation' },
    { of: 'letter_title', term: 'Letter title', value: debtor.letter_title, field: 'letter_title' },
    ...(debtor.customer_ref
      ? []
      : [
          { of: 'customer_ref', term: 'Your reference', value: '', field: 'customer_ref' } as const,
        ]),
    {
      of: 'external_ref',
      term: 'Other reference',
      value: debtor.external_ref,
      field: 'external_ref',
    },
    {
      of: 'primary_email',
      term: 'Email',
      value: debtor.primary_email && <BreakableText text={debtor.primary_email} />,
      field: 'primary_email',
    },
    { of: 'primary_phone', term: 'Phone', value: debtor.primary_phone, field: 'primary_phone' },
    {
      of: 'primary_address',
      term: 'Primary address',
      value: address ? (
        addressLines(address).join('\n')
      ) : (
        <TextLink to="." search={{ tab: 'addresses' } as never} state resetScroll={false}>
          Add an address
        </TextLink>
      ),
    },
  ])
}
