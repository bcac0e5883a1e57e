import { Box, Flex } from '@chakra-ui/react'
import { useFieldArray } from 'react-hook-form'
import { emptyAddress } from '@/api/wire/address-and-contact'
import { AddressFields } from '@/components/addresses/AddressFields'
import { ContactFields } from '@/components/addresses/ContactFields'
import { AddEntryButton, EntryGroup, neighbourIndex } from '@/components/addresses/EntryGroup'
import { EmailAndPhoneFields } from '@/components/debt-fields/DebtorDetailFields'
import { FormSection } from '@/components/debt-fields/FormSection'
import { additionalContact } from './debt-values'
import { type DebtFormApi, PasteHelper } from './PasteHelper'
import { splitAddress } from './paste'

/** Splits an address pasted into its first line over the fields. */
const splitPastedAddress = (field: string, text: string) =>
  field === 'street_1' ? splitAddress(text) : null

/** Addresses, email, phone and contacts of the debtor; at least one is required. */
export function ContactDetailsFields({ form }: { form: DebtFormApi }) {
  const { control } = form
  const addresses = useFieldArray({ control, name: 'addresses' })
  const contacts = useFieldArray({ control, name: 'contacts' })
  function removeAddress(index: number) {
    form.setFocus(`addresses.${neighbourIndex(index)}.street_1`)
    addresses.remove(index)
  }
  function removeContact(index: number) {
    form.setFocus(`contacts.${neighbourIndex(index)}.contact_type`)
    contacts.remove(index)
  }
  return (
    <FormSection heading="How to reach them">
      <Box color="fg.muted" fontSize="sm" mb="2">
        An address, an email or a phone number will do. Letters and court claims need the address
        with its postcode.
      </Box>
      {addresses.fields.map(({ id }, index) => (
        <EntryGroup
          key={id}
          name="Address"
          index={index}
          // Its own labels identify the first address visually.
          isTitleHidden={index === 0}
          onRemove={index > 0 ? () => removeAddress(index) : undefined}
        >
          <PasteHelper form={form} prefix={`addresses.${index}.`} split={splitPastedAddress}>
            <AddressFields control={control} prefix={`addresses.${index}`} isFolded={index === 0} />
          </PasteHelper>
        </EntryGroup>
      ))}
      <EmailAndPhoneFields control={control} />
      {contacts.fields.map(({ id }, index) => (
        <EntryGroup
          key={id}
          name="Contact"
          index={index}
          hint={
            index === 0 &&
            'Someone else there, such as a director, with a number or address of their own.'
          }
          onRemove={index > 0 ? () => removeContact(index) : undefined}
        >
          <ContactFields control={control} prefix={`contacts.${index}`} />
        </EntryGroup>
      ))}
      <Flex wrap="wrap" columnGap="4" ms="-3" mb="2">
        <AddEntryButton
          onClick={() =>
            addresses.append(
              { ...emptyAddress, label: '', isPrimary: false },
              { focusName: `addresses.${addresses.fields.length}.street_1` },
            )
          }
        >
          Add another address
        </AddEntryButton>
        <AddEntryButton
          onClick={() =>
            contacts.append(additionalContact, {
              focusName: `contacts.${contacts.fields.length}.contact_type`,
            })
          }
        >
          Add another contact
        </AddEntryButton>
      </Flex>
    </FormSection>
  )
}
