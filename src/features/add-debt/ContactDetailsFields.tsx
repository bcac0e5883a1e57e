import { Box, Flex } from '@chakra-ui/react'
import { AddressFields } from '@/components/addresses/AddressFields'
import { ContactFields } from '@/components/addresses/ContactFields'
import { useEntryList } from '@/components/addresses/useEntryList'
import { EmailAndPhoneFields } from '@/components/debt-fields/DebtorDetailFields'
import { FormSection } from '@/components/debt-fields/FormSection'
import type { DebtForm } from './debt-schema'
import { PasteHelper } from './PasteHelper'
import { splitAddress } from './paste'

/** Splits an address pasted into its first line over the fields. */
const splitPastedAddress = (field: string, text: string) =>
  field === 'street_1' ? splitAddress(text) : null

/** Addresses, email, phone and contacts of the debtor; at least one is required. */
export function ContactDetailsFields({ form }: { form: DebtForm }) {
  const { control } = form
  const addresses = useEntryList(form, 'addresses', (index) => ({
    isFixed: index === 0,
    // Its own labels identify the first address visually.
    isTitleHidden: index === 0,
    fields: (
      <PasteHelper form={form} prefix={`addresses.${index}.`} split={splitPastedAddress}>
        <AddressFields control={control} prefix={`addresses.${index}`} isFolded={index === 0} />
      </PasteHelper>
    ),
  }))
  const contacts = useEntryList(form, 'contacts', (index) => ({
    isFixed: index === 0,
    hint:
      index === 0 &&
      'Someone else there, such as a director, with a number or address of their own.',
    fields: <ContactFields control={control} prefix={`contacts.${index}`} />,
  }))
  return (
    <FormSection heading="How to reach them">
      <Box color="fg.muted" fontSize="sm" mb="2">
        An address, an email or a phone number will do. Letters and court claims need the address
        with its postcode.
      </Box>
      {addresses.groups}
      <EmailAndPhoneFields control={control} />
      {contacts.groups}
      <Flex wrap="wrap" columnGap="4" ms="-3" mb="2">
        {addresses.addButton}
        {contacts.addButton}
      </Flex>
    </FormSection>
  )
}
