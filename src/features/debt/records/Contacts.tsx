import { Flex, Span } from '@chakra-ui/react'
import { contactList } from '@/api/debtor/addresses-and-contacts'
import type { Debtor, DebtorContact } from '@/api/debtor/debtor'
import { type ContactEntry, emptyContact } from '@/api/wire/address-and-contact'
import { ContactFields } from '@/components/addresses/ContactFields'
import { contactSchema, contactValues } from '@/components/addresses/schema'
import { ContactValue } from '../ContactValue'
import { RecordList } from './RecordList'
import type { RecordKind } from './useRecords'

const contacts: RecordKind<DebtorContact, ContactEntry> = {
  ...contactList,
  noun: 'contact',
  plural: 'contacts',
  schema: contactSchema,
  // An unknown type has to be chosen.
  valuesOf: ({ label, contact_type, contact_value, isPrimary, doNotContact }) =>
    contactValues({ label, contact_type, contact_value, isPrimary, doNotContact }),
  newValues: (count) => ({ ...emptyContact, isPrimary: count === 0 }),
  describe: ({ contact_value }) => contact_value,
  text: (contact) => (
    <Flex wrap="wrap" columnGap="2" align="baseline" overflowWrap="anywhere">
      <Span color="fg.muted" fontSize="sm">
        {contact.contact_type}
      </Span>
      <ContactValue contact={contact} />
    </Flex>
  ),
  fields: <ContactFields />,
}

export const Contacts = ({ debtor }: { debtor: Debtor }) => (
  <RecordList kind={contacts} debtorId={debtor.id} />
)
