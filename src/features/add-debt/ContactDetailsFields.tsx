import { Box, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { emptyAddress } from '@/api/wire/address-and-contact'
import { AddressFields } from '@/components/addresses/AddressFields'
import { ContactFields } from '@/components/addresses/ContactFields'
import { EmailAndPhoneFields } from '@/components/debt-fields/EmailAndPhoneFields'
import { FormSection } from '@/components/debt-fields/FormSection'
import { Button } from '@/ui/Buttons'
import { furtherContact } from './debt-values'
import { type DebtFormApi, PasteHelper } from './PasteHelper'
import { splitAddress } from './paste'

/** A whole address pasted into its first line. */
const splitLines = (field: string, text: string) =>
  field === 'street_1' ? splitAddress(text) : null

/** Where the debtor can be reached: at least one way, as many as are known. */
export function ContactDetailsFields({ form }: { form: DebtFormApi }) {
  const { control } = form
  const addresses = useFieldArray({ control, name: 'addresses' })
  const contacts = useFieldArray({ control, name: 'contacts' })
  return (
    <FormSection heading="How to reach them">
      <Box color="fg.muted" fontSize="sm" mb="2">
        An address, an email or a phone number will do. Letters and court claims need the address
        with its postcode.
      </Box>
      {addresses.fields.map(({ id }, index) => (
        <Group key={id} name="Address" index={index} onRemove={() => addresses.remove(index)}>
          <PasteHelper form={form} prefix={`addresses.${index}.`} split={splitLines}>
            <AddressFields control={control} prefix={`addresses.${index}`} isFolded={index === 0} />
          </PasteHelper>
        </Group>
      ))}
      <EmailAndPhoneFields control={control} />
      {contacts.fields.map(({ id }, index) => (
        <Group
          key={id}
          name="Contact"
          index={index}
          hint={
            index === 0 &&
            'Someone else there, such as a director, with a number or address of their own.'
          }
          onRemove={() => contacts.remove(index)}
        >
          <ContactFields control={control} prefix={`contacts.${index}`} />
        </Group>
      ))}
      <Flex wrap="wrap" columnGap="4" ms="-3" mb="2">
        <AddButton
          onClick={() =>
            addresses.append(
              { ...emptyAddress, label: '', isPrimary: false },
              { focusName: `addresses.${addresses.fields.length}.street_1` },
            )
          }
        >
          Add another address
        </AddButton>
        <AddButton
          onClick={() =>
            contacts.append(furtherContact, {
              focusName: `contacts.${contacts.fields.length}.contact_type`,
            })
          }
        >
          Add another contact
        </AddButton>
      </Flex>
    </FormSection>
  )
}

const AddButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button variant="ghost" size="sm" onClick={onClick}>
    <Plus aria-hidden />
    {children}
  </Button>
)

/** One address or contact; from the second on it can be taken away again. */
function Group({
  name,
  index,
  hint,
  onRemove,
  children,
}: {
  name: 'Address' | 'Contact'
  index: number
  hint?: ReactNode
  onRemove: () => void
  children: ReactNode
}) {
  const title = index === 0 ? name : `${name} ${index + 1}`
  return (
    <Box asChild mb="2" minW="0">
      <fieldset>
        {/* The lines of the first address name it to the eye. */}
        <Box asChild float="left" fontWeight="semibold" pe="3" mb="1" srOnly={title === 'Address'}>
          <legend>{title}</legend>
        </Box>
        {hint && (
          <Box overflow="hidden" ps="3" color="fg.muted" fontSize="sm" lineHeight="1.5rem" mb="1">
            {hint}
          </Box>
        )}
        <Box clear="both">{children}</Box>
        {index > 0 && (
          <Button variant="ghost" size="sm" tone="danger" ms="-3" onClick={onRemove}>
            Remove {title.toLowerCase()}
          </Button>
        )}
      </fieldset>
    </Box>
  )
}
