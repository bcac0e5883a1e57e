import { useWatch } from 'react-hook-form'
import type { CompanyEntry } from '@/api/clients'
import { DebtField } from '@/components/debt-fields/DebtField'
import { warningOf } from '@/components/debt-fields/warnings'
import { checkCompanyName } from '@/rules/organisation'
import { FieldRow } from '@/ui/form/FieldRow'
import { SelectField } from '@/ui/form/SelectField'
import { companyTypes, soleTrader } from './company-values'

const options = [
  { value: '', label: 'Choose a type' },
  ...companyTypes.map((type) => ({ value: type, label: type })),
]

/** Step 1. A sole trader has no company number. */
export function CompanyFields() {
  const isSoleTrader = useWatch<CompanyEntry>({ name: 'company_type' }) === soleTrader
  return (
    <>
      <FieldRow columns="2fr 3fr">
        <SelectField<CompanyEntry> name="company_type" label="Company type" options={options} />
        <DebtField
          name="company_name"
          isOptional={false}
          hint={isSoleTrader ? 'Your own name.' : 'Including Ltd or PLC.'}
          autoComplete="organization"
          warning={warningOf(checkCompanyName)}
        />
      </FieldRow>
      <FieldRow columns={isSoleTrader ? 2 : 3}>
        <DebtField name="trading_name" />
        {!isSoleTrader && <DebtField name="company_number" />}
        <DebtField name="vat_number" />
      </FieldRow>
    </>
  )
}
