import { useWatch } from 'react-hook-form'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { RadioGroupField } from '@/ui/form/RadioGroup'
import { TextField } from '@/ui/form/TextField'
import { Panel } from '@/ui/Panel'
import type { DebtControl } from './debt-schema'
import { type DebtValues, debtorTypes } from './debt-values'
import { type DebtFormApi, PasteHelper } from './PasteHelper'
import { splitCompany } from './paste'
import { warningOf, warnOfCompanyName } from './warnings'

/** Who owes the money: the first answer decides what else is asked. */
export function WhoFields({ form }: { form: DebtFormApi }) {
  const { control } = form
  const type = useWatch({ control, name: 'debtorType' })
  return (
    <Panel>
      <RadioGroupField
        control={control}
        name="debtorType"
        legend="Who owes you the money?"
        options={debtorTypes}
      />
      {type === 'company' && (
        <>
          <BusinessFields form={form} type={type} />
          <PersonFields control={control} type={type} />
        </>
      )}
      {type === 'sole-trader' && (
        <>
          <PersonFields control={control} type={type} />
          <BusinessFields form={form} type={type} />
        </>
      )}
      {type === 'individual' && <PersonFields control={control} type={type} />}
    </Panel>
  )
}

type Type = Exclude<DebtValues['debtorType'], ''>

const splitName = (field: string, text: string) =>
  field === 'company_name' ? splitCompany(text) : null

function BusinessFields({ form, type }: { form: DebtFormApi; type: Type }) {
  const { control } = form
  const company = type === 'company'
  return (
    <PasteHelper form={form} split={splitName}>
      <TextField
        control={control}
        name="company_name"
        label="Company name"
        optional={!company}
        hint={company ? undefined : 'The name of the partnership or business, if it has one.'}
        warning={company ? warnOfCompanyName : undefined}
        autoComplete="off"
      />
      <TextField control={control} name="trading_name" label="Trading name" optional />
      <TextField
        control={control}
        name="company_number"
        label="Company number"
        optional
        width="medium"
        hint="8 characters, like 01234567 or SC123456."
        warning={warningOf(checkCompanyNumber)}
      />
      <TextField
        control={control}
        name="vat_number"
        label="VAT number"
        optional
        width="medium"
        warning={warningOf(checkVatNumber)}
      />
      <TextField
        control={control}
        name="nature_of_business"
        label="Nature of business"
        optional
        hint="Separate several with commas."
      />
    </PasteHelper>
  )
}

function PersonFields({ control, type }: { control: DebtControl; type: Type }) {
  return (
    <>
      <TextField control={control} name="title" label="Title" optional width="short" />
      <TextField control={control} name="first_names" label="First names" optional />
      <TextField
        control={control}
        name="last_name"
        label="Last name"
        optional={type === 'company'}
        hint={type === 'company' ? 'Somebody to write to at the company.' : undefined}
      />
      <TextField
        control={control}
        name="salutation"
        label="Salutation"
        optional
        hint="How letters begin, like Dear Ms Archer."
      />
      <TextField
        control={control}
        name="letter_title"
        label="Letter title"
        optional
        hint="The name as it stands above the address."
      />
    </>
  )
}
