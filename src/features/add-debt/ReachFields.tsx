import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { emptyAddress } from '@/api/place'
import { EmailAndPhoneFields } from '@/components/debt-fields/EmailAndPhoneFields'
import { Button } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { AddressFields } from '@/ui/place/AddressFields'
import { ContactFields } from '@/ui/place/ContactFields'
import { furtherContact } from './debt-values'
import { type DebtFormApi, PasteHelper } from './PasteHelper'
import { splitAddress } from './paste'

/** A whole address pasted into its first line. */
const splitLines = (field: string, text: string) =>
  field === 'street_1' ? splitAddress(text) : null

/** Where the debtor can be reached: at least one way, as many as are known. */
export function ReachFields({ form }: { form: DebtFormApi }) {
  const { control } = form
  const addresses = useFieldArray({ control, name: 'addresses' })
  const contacts = useFieldArray({ control, name: 'contacts' })
  return (
    <Panel heading="How to reach them">
      <Box color="fg.muted" mb="4">
        An address, an email or a phone number will do. Letters and court claims need the address
        with its postcode.
      </Box>
      {addresses.fields.map(({ id }, place) => (
        <Group key={id} name="Address" place={place} onRemove={() => addresses.remove(place)}>
          <PasteHelper form={form} prefix={`addresses.${place}.`} split={splitLines}>
            <AddressFields control={control} prefix={`addresses.${place}`} />
          </PasteHelper>
        </Group>
      ))}
      <Button
        variant="outline"
        mb="6"
        onClick={() => addresses.append({ ...emptyAddress, label: '', isPrimary: false })}
      >
        Add another address
      </Button>
      <EmailAndPhoneFields control={control} />
      {contacts.fields.map(({ id }, place) => (
        <Group key={id} name="Contact" place={place} onRemove={() => contacts.remove(place)}>
          {place === 0 && (
            <Box color="fg.muted" mb="3">
              Only for somebody else there, such as a director, with a number or address of their
              own.
            </Box>
          )}
          <ContactFields control={control} prefix={`contacts.${place}`} />
        </Group>
      ))}
      <Button variant="outline" onClick={() => contacts.append(furtherContact)}>
        Add another contact
      </Button>
    </Panel>
  )
}

/** One address or contact; from the second on it can be taken away again. */
function Group({
  name,
  place,
  onRemove,
  children,
}: {
  name: 'Address' | 'Contact'
  place: number
  onRemove: () => void
  children: ReactNode
}) {
  const title = place === 0 ? name : `${name} ${place + 1}`
  return (
    <Box asChild mb="5" minW="0">
      <fieldset>
        <Box asChild fontSize="lg" fontWeight="semibold" mb="3">
          <legend>{title}</legend>
        </Box>
        {children}
        {place > 0 && (
          <Button variant="ghost" onClick={onRemove}>
            Remove {title.toLowerCase()}
          </Button>
        )}
      </fieldset>
    </Box>
  )
}
