import type { Control, FieldValues } from 'react-hook-form'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { FieldRow } from '@/ui/form/FieldRow'
import { TextField } from '@/ui/form/TextField'
import { type DebtorValues, pathOf } from './values'
import { warningOf, warnOfCompanyName } from './warnings'

/**
 * The fields of the business that owes the money.
 * @param isCompany true for a company, false for a sole trader or partnership
 */
export function BusinessFields<V extends FieldValues & DebtorValues, O = V>({
  control,
  isCompany,
  isNameOptional = !isCompany,
}: {
  control: Control<V, unknown, O>
  isCompany: boolean
  isNameOptional?: boolean
}) {
  const field = (name: keyof DebtorValues) => ({ control, name: pathOf<V>(name) })
  return (
    <>
      <FieldRow>
        <TextField
          {...field('company_name')}
          label="Company name"
          optional={isNameOptional}
          hint={
            isCompany
              ? 'Including Ltd or PLC; not the trading name.'
              : 'Name of the partnership or business, if it has one.'
          }
          warning={isCompany ? warnOfCompanyName : undefined}
          autoComplete="off"
        />
        <TextField {...field('trading_name')} label="Trading name" optional hint="If different." />
      </FieldRow>
      <FieldRow columns={3}>
        <TextField
          {...field('company_number')}
          label="Company number"
          optional
          hint="8 characters, like 01234567."
          warning={warningOf(checkCompanyNumber)}
        />
        <TextField
          {...field('vat_number')}
          label="VAT number"
          optional
          hint="9 digits, with or without GB."
          warning={warningOf(checkVatNumber)}
        />
        <TextField
          {...field('nature_of_business')}
          label="Nature of business"
          optional
          hint="Separate several with commas."
        />
      </FieldRow>
    </>
  )
}
