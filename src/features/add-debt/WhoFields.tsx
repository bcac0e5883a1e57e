import { Box } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { RadioGroupField } from '@/ui/form/RadioGroup'
import { SideBySide } from '@/ui/form/SideBySide'
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
        hint="Whoever your invoices are made out to. A director does not owe what a company owes."
        options={debtorTypes}
      />
      {type === 'company' && (
        <>
          <BusinessFields form={form} type={type} />
          <Box as="h3" fontSize="lg" fontWeight="semibold" mb="3">
            Somebody to write to there
          </Box>
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
        hint={
          company
            ? 'As it is registered, with Ltd, PLC or LLP: not the name over the door.'
            : 'The name of the partnership or business, if it has one.'
        }
        warning={company ? warnOfCompanyName : undefined}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="trading_name"
        label="Trading name"
        optional
        hint="What they are known as, if that is another name."
      />
      <SideBySide>
        <TextField
          control={control}
          name="company_number"
          label="Company number"
          optional
          hint="8 characters, like 01234567, on their letters."
          warning={warningOf(checkCompanyNumber)}
        />
        <TextField
          control={control}
          name="vat_number"
          label="VAT number"
          optional
          hint="Theirs: 9 digits, with or without GB."
          warning={warningOf(checkVatNumber)}
        />
      </SideBySide>
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
      <SideBySide>
        <TextField control={control} name="first_names" label="First names" optional />
        <TextField
          control={control}
          name="last_name"
          label="Last name"
          optional={type === 'company'}
        />
      </SideBySide>
      <SideBySide>
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
          hint="As it stands above the address."
        />
      </SideBySide>
    </>
  )
}
