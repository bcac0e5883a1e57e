import { Box } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { BusinessFields } from '@/components/debt-fields/BusinessFields'
import { PersonFields } from '@/components/debt-fields/PersonFields'
import { RadioGroupField } from '@/ui/form/RadioGroup'
import { Panel } from '@/ui/Panel'
import { debtorTypes } from './debt-values'
import { type DebtFormApi, PasteHelper } from './PasteHelper'
import { splitCompany } from './paste'

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
          <PastedBusinessFields form={form} isCompany />
          <Box as="h3" fontSize="lg" fontWeight="semibold" mb="3">
            Somebody to write to there
          </Box>
          <PersonFields control={control} isLastNameOptional />
        </>
      )}
      {type === 'sole-trader' && (
        <>
          <PersonFields control={control} isLastNameOptional={false} />
          <PastedBusinessFields form={form} isCompany={false} />
        </>
      )}
      {type === 'individual' && <PersonFields control={control} isLastNameOptional={false} />}
    </Panel>
  )
}

const splitName = (field: string, text: string) =>
  field === 'company_name' ? splitCompany(text) : null

/** A company pasted with its number is spread over the fields. */
const PastedBusinessFields = ({ form, isCompany }: { form: DebtFormApi; isCompany: boolean }) => (
  <PasteHelper form={form} split={splitName}>
    <BusinessFields control={form.control} isCompany={isCompany} />
  </PasteHelper>
)
