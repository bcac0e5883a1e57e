import type { Control, FieldValues } from 'react-hook-form'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { FieldRow } from '@/ui/form/FieldRow'
import { TextField } from '@/ui/form/TextField'
import { type DebtorValues, fieldOf } from './values'
import { warningOf, warnOfCompanyName, warnOfEmail } from './warnings'

interface FieldsProps<V extends FieldValues & DebtorValues, O> {
  control: Control<V, unknown, O>
}

/**
 * The fields of the business that owes the money.
 * @param isCompany true for a company, false for a sole trader or partnership
 */
export function BusinessFields<V extends FieldValues & DebtorValues, O = V>({
  control,
  isCompany,
  isNameOptional = !isCompany,
}: FieldsProps<V, O> & { isCompany: boolean; isNameOptional?: boolean }) {
  const field = fieldOf(control)
  return (
    <>
      <FieldRow>
        <TextField
          {...field('company_name')}
          optional={isNameOptional}
          hint={
            isCompany
              ? 'Including Ltd or PLC; not the trading name.'
              : 'Name of the partnership or business, if it has one.'
          }
          warning={isCompany ? warnOfCompanyName : undefined}
          autoComplete="off"
        />
        <TextField {...field('trading_name')} optional hint="If different." />
      </FieldRow>
      <FieldRow columns={3}>
        <TextField
          {...field('company_number')}
          optional
          hint="8 characters, like 01234567."
          warning={warningOf(checkCompanyNumber)}
        />
        <TextField
          {...field('vat_number')}
          optional
          hint="9 digits, with or without GB."
          warning={warningOf(checkVatNumber)}
        />
        <TextField {...field('nature_of_business')} optional hint="Separate several with commas." />
      </FieldRow>
    </>
  )
}

/** The fields of a person: the debtor, or the addressee at a company. */
export function PersonFields<V extends FieldValues & DebtorValues, O = V>({
  control,
  isLastNameOptional,
}: FieldsProps<V, O> & { isLastNameOptional: boolean }) {
  const field = fieldOf(control)
  return (
    <FieldRow columns="2fr 3fr 3fr 3fr 3fr">
      <TextField {...field('title')} optional />
      <TextField {...field('first_names')} optional />
      <TextField {...field('last_name')} optional={isLastNameOptional} />
      <TextField {...field('salutation')} optional hint="Like Dear Ms Archer." />
      <TextField {...field('letter_title')} optional hint="As shown on letters." />
    </FieldRow>
  )
}

/** The debtor's main email address and phone number. */
export function EmailAndPhoneFields<V extends FieldValues & DebtorValues, O = V>({
  control,
}: FieldsProps<V, O>) {
  const field = fieldOf(control)
  return (
    <FieldRow>
      <TextField
        {...field('primary_email')}
        optional
        type="email"
        autoComplete="off"
        warning={warnOfEmail}
      />
      <TextField {...field('primary_phone')} optional type="tel" autoComplete="off" />
    </FieldRow>
  )
}
