import type { ComponentProps } from 'react'
import { fieldPathLabel } from '@/rules/field-path'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { FieldRow } from '@/ui/form/FieldRow'
import { TextField } from '@/ui/form/TextField'
import type { DebtTextName } from './values'
import { warningOf, warnOfEmail } from './warnings'

type TextProps = Omit<ComponentProps<typeof TextField>, 'name' | 'label'>

/** The props that a field has on every screen. */
const commonProps: Partial<Record<DebtTextName, TextProps>> = {
  company_number: {
    hint: '8 characters. For example, 01234567.',
    warning: warningOf(checkCompanyNumber),
  },
  vat_number: { hint: '9 digits, with or without GB.', warning: warningOf(checkVatNumber) },
  trading_name: { hint: 'If different.' },
  nature_of_business: { hint: 'If there is more than one, separate them with commas.' },
  salutation: { hint: 'For example, Dear Ms Archer.' },
  letter_title: { hint: 'As shown on letters.' },
  primary_email: { type: 'email', warning: warnOfEmail },
  primary_phone: { type: 'tel' },
  customer_ref: { hint: 'As in your accounts.' },
  external_ref: { hint: 'For example, an order number.' },
  debt_type: { hint: 'For example, Goods sold.' },
  department: { hint: 'The part of your business that is owed the money.' },
}

/** The props that label a field as on every other screen. */
export const labelledField = <N extends string>(name: N) => ({ name, label: fieldPathLabel(name) })

/** A text field of the debt in the form around it; most are optional. */
export const DebtField = ({ name, ...props }: TextProps & { name: DebtTextName }) => (
  <TextField
    {...labelledField(name)}
    isOptional
    autoComplete="off"
    {...commonProps[name]}
    {...props}
  />
)

/** Optional fields of the debt in one line. */
export const DebtFieldRow = ({ names }: { names: readonly DebtTextName[] }) => (
  <FieldRow columns={names.length}>
    {names.map((name) => (
      <DebtField key={name} name={name} />
    ))}
  </FieldRow>
)
