import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { checkRegisteredName } from '@/rules/registered-name'
import { FieldRow } from '@/ui/form/FieldRow'
import { TextField } from '@/ui/form/TextField'
import { type DebtorValues, fieldOf } from './values'
import { warningOf, warnOfEmail } from './warnings'

interface FieldsProps<V extends FieldValues & DebtorValues, O> {
  control: Control<V, unknown, O>
}

interface CompanyProps<V extends FieldValues & DebtorValues, O> extends FieldsProps<V, O> {
  /** True for a company, false for a sole trader or partnership. */
  isCompany: boolean
  isNameOptional?: boolean
}

/** The name and number of the business that owes the money. */
export function CompanyFields<V extends FieldValues & DebtorValues, O = V>({
  control,
  isCompany,
  isNameOptional = !isCompany,
}: CompanyProps<V, O>) {
  const field = fieldOf(control)
  return (
    <FieldRow columns="3fr 2fr">
      <TextField
        {...field('company_name')}
        optional={isNameOptional}
        hint={
          isCompany
            ? 'Including Ltd or PLC; not the trading name.'
            : 'Name of the partnership or business, if it has one.'
        }
        warning={isCompany ? warningOf(checkRegisteredName) : undefined}
        autoComplete="off"
        deps={['last_name' as FieldPath<V>]}
      />
      <TextField
        {...field('company_number')}
        optional
        hint="8 characters. For example, 01234567."
        warning={warningOf(checkCompanyNumber)}
      />
    </FieldRow>
  )
}

/** What else is known of the business. */
export function FurtherBusinessFields<V extends FieldValues & DebtorValues, O = V>({
  control,
}: FieldsProps<V, O>) {
  const field = fieldOf(control)
  return (
    <FieldRow columns={3}>
      <TextField {...field('trading_name')} optional hint="If different." />
      <TextField
        {...field('vat_number')}
        optional
        hint="9 digits, with or without GB."
        warning={warningOf(checkVatNumber)}
      />
      <TextField {...field('nature_of_business')} optional hint="Separate several with commas." />
    </FieldRow>
  )
}

/** All fields of a business. */
export const BusinessFields = <V extends FieldValues & DebtorValues, O = V>(
  props: CompanyProps<V, O>,
) => (
  <>
    <CompanyFields {...props} />
    <FurtherBusinessFields control={props.control} />
  </>
)

interface PersonProps<V extends FieldValues & DebtorValues, O> extends FieldsProps<V, O> {
  isLastNameOptional: boolean
}

/** The name of a person who owes the money. */
export function PersonNameFields<V extends FieldValues & DebtorValues, O = V>({
  control,
  isLastNameOptional,
}: PersonProps<V, O>) {
  const field = fieldOf(control)
  return (
    <FieldRow>
      <TextField {...field('first_names')} optional />
      <TextField {...field('last_name')} optional={isLastNameOptional} />
    </FieldRow>
  )
}

/** How a person is addressed in letters. */
export function LetterFields<V extends FieldValues & DebtorValues, O = V>({
  control,
}: FieldsProps<V, O>) {
  const field = fieldOf(control)
  return (
    <FieldRow columns={3}>
      <TextField {...field('title')} optional />
      <TextField {...field('salutation')} optional hint="For example, Dear Ms Archer." />
      <TextField {...field('letter_title')} optional hint="As shown on letters." />
    </FieldRow>
  )
}

/** All fields of a person: the debtor, or the addressee at a company. */
export function PersonFields<V extends FieldValues & DebtorValues, O = V>({
  control,
  isLastNameOptional,
}: PersonProps<V, O>) {
  const field = fieldOf(control)
  return (
    <FieldRow columns="2fr 3fr 3fr 3fr 3fr">
      <TextField {...field('title')} optional />
      <TextField {...field('first_names')} optional />
      <TextField {...field('last_name')} optional={isLastNameOptional} />
      <TextField {...field('salutation')} optional hint="For example, Dear Ms Archer." />
      <TextField {...field('letter_title')} optional hint="As shown on letters." />
    </FieldRow>
  )
}

/** The debtor's main email address and phone number. */
export function EmailAndPhoneFields<V extends FieldValues & DebtorValues, O = V>({
  control,
  isEmailOptional = true,
  deps = [],
}: FieldsProps<V, O> & { isEmailOptional?: boolean; deps?: FieldPath<V>[] }) {
  const field = fieldOf(control)
  return (
    <FieldRow>
      <TextField
        {...field('primary_email')}
        optional={isEmailOptional}
        type="email"
        autoComplete="off"
        warning={warnOfEmail}
      />
      <TextField {...field('primary_phone')} optional type="tel" autoComplete="off" deps={deps} />
    </FieldRow>
  )
}
