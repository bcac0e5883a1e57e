import { Box, Flex } from '@chakra-ui/react'
import { type FieldPath, useWatch } from 'react-hook-form'
import { ContactFields } from '@/components/addresses/ContactFields'
import { isBlankContact } from '@/components/addresses/schema'
import { useEntryList } from '@/components/addresses/useEntryList'
import {
  FurtherBusinessFields,
  LetterFields,
  PersonFields,
} from '@/components/debt-fields/DebtorDetailFields'
import { FormSection } from '@/components/debt-fields/FormSection'
import { AdditionFields, FilingFields } from '@/components/debt-fields/OwedFields'
import { FoldedFields } from '@/ui/form/FoldedFields'
import type { DebtForm } from './debt-schema'
import type { DebtValues } from './debt-values'

const businessFields = ['trading_name', 'vat_number', 'nature_of_business'] as const
const letterFields = ['title', 'salutation', 'letter_title'] as const
const personFields = [...letterFields, 'first_names', 'last_name'] as const
const filingFields = ['external_ref', 'debt_type', 'department'] as const

const contents = {
  '': 'late payment interest, debt type, other contacts',
  company: 'trading name, contact person, late payment interest, other contacts',
  'sole-trader': 'trading name, late payment interest, other contacts',
  individual: 'salutation, late payment interest, other contacts',
}

/** Everything that few debts need, folded until it is asked for. */
export function MoreDetails({ form }: { form: DebtForm }) {
  const { control } = form
  const type = useWatch({ control, name: 'debtorType' })
  const isBusiness = type === 'company' || type === 'sole-trader'
  const texts = [
    ...filingFields,
    ...(isBusiness ? businessFields : []),
    ...(type === 'company' ? personFields : letterFields),
  ]
  const names: FieldPath<DebtValues>[] = [...texts, 'contacts']
  return (
    <FormSection>
      <FoldedFields
        title="More details"
        summary={contents[type]}
        control={control}
        names={names}
        isInitiallyOpen={hasDetails(form.getValues(), texts)}
      >
        {isBusiness && <FurtherBusinessFields control={control} />}
        {type === 'company' && (
          <>
            <Box as="h3" fontWeight="semibold" mb="1">
              Contact person
            </Box>
            <PersonFields control={control} isLastNameOptional />
          </>
        )}
        {(type === 'sole-trader' || type === 'individual') && <LetterFields control={control} />}
        <FilingFields control={control} />
        <Flex wrap="wrap" columnGap="5">
          <AdditionFields control={control} />
        </Flex>
        <Contacts form={form} />
      </FoldedFields>
    </FormSection>
  )
}

const hasDetails = (
  values: DebtValues,
  texts: readonly (typeof personFields | typeof filingFields | typeof businessFields)[number][],
) =>
  texts.some((name) => values[name].trim() !== '') ||
  values.contacts.some((contact) => !isBlankContact(contact))

function Contacts({ form }: { form: DebtForm }) {
  const { groups, addButton } = useEntryList(form, 'contacts', (index) => ({
    isFixed: index === 0,
    hint: index === 0 && 'Another person to contact, such as a director.',
    fields: (
      <ContactFields
        control={form.control}
        prefix={`contacts.${index}`}
        canBeBlank
        deps={['primary_email']}
      />
    ),
  }))
  return (
    <>
      {groups}
      <Box ms="-3">{addButton}</Box>
    </>
  )
}
