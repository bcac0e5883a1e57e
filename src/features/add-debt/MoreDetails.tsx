import { Box, Flex, Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { ContactFields } from '@/components/addresses/ContactFields'
import { EntryList } from '@/components/addresses/EntryList'
import { isBlankContact } from '@/components/addresses/schema'
import { DebtFieldRow } from '@/components/debt-fields/DebtField'
import { PersonFields } from '@/components/debt-fields/DebtorFields'
import { AdditionFields, FilingFields } from '@/components/debt-fields/OwedFields'
import { FoldedFields } from '@/ui/form/FoldedFields'
import { Panel } from '@/ui/Panel'
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
  return (
    <Panel isCompact>
      <Box mt="-2" mb="1">
        <FoldedFields
          // Values of another type of debtor are shown, because they are sent.
          key={type}
          title="More details"
          summary={contents[type]}
          names={[...texts, 'contacts']}
          isInitiallyOpen={hasDetails(form.getValues(), texts)}
        >
          {isBusiness && <DebtFieldRow names={businessFields} />}
          {type === 'company' && (
            <>
              <Box as="h3" fontWeight="semibold" mb="2">
                Contact person
              </Box>
              <PersonFields isLastNameOptional />
            </>
          )}
          {(type === 'sole-trader' || type === 'individual') && (
            <DebtFieldRow names={letterFields} />
          )}
          <FilingFields />
          <Flex wrap="wrap" columnGap="5">
            <AdditionFields />
          </Flex>
          <Text color="fg.muted" fontSize="sm" mb="2">
            You can add someone else, such as a director, who has their own phone number or email.
          </Text>
          <EntryList
            list="contacts"
            fields={(prefix) => <ContactFields prefix={prefix} canBeBlank />}
          />
        </FoldedFields>
      </Box>
    </Panel>
  )
}

const hasDetails = (
  values: DebtValues,
  texts: readonly (typeof personFields | typeof filingFields | typeof businessFields)[number][],
) =>
  texts.some((name) => values[name].trim() !== '') ||
  values.contacts.some((contact) => !isBlankContact(contact))
