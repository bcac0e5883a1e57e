import { useWatch } from 'react-hook-form'
import { warningOf } from '@/components/debt-fields/warnings'
import { checkCompanyName, checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { FieldRow } from '@/ui/form/FieldRow'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { type CompanyForm, companyTypes, soleTrader } from './company-values'

const options = [
  { value: '', label: 'Choose a type' },
  ...companyTypes.map((type) => ({ value: type, label: type })),
]

/** Step 1. A sole trader has no company number. */
export function CompanyFields({ form: { control } }: { form: CompanyForm }) {
  const isSoleTrader = useWatch({ control, name: 'company_type' }) === soleTrader
  return (
    <>
      <FieldRow columns="2fr 3fr">
        <SelectField control={control} name="company_type" label="Company type" options={options} />
        <TextField
          control={control}
          name="company_name"
          label="Company name"
          hint={isSoleTrader ? 'Your own name.' : 'Including Ltd or PLC.'}
          autoComplete="organization"
          warning={warningOf(checkCompanyName)}
        />
      </FieldRow>
      <FieldRow columns={isSoleTrader ? 2 : 3}>
        <TextField
          control={control}
          name="trading_name"
          label="Trading name"
          optional
          hint="If different."
        />
        {!isSoleTrader && (
          <TextField
            control={control}
            name="company_number"
            label="Company number"
            optional
            hint="8 characters. For example, 01234567."
            warning={warningOf(checkCompanyNumber)}
          />
        )}
        <TextField
          control={control}
          name="vat_number"
          label="VAT number"
          optional
          hint="9 digits, with or without GB."
          warning={warningOf(checkVatNumber)}
        />
      </FieldRow>
    </>
  )
}
