import { Box, Flex, Span } from '@chakra-ui/react'
import {
  contactListQuery,
  useCreateContact,
  useDeleteContact,
  useUpdateContact,
} from '@/api/debtor/addresses-and-contacts'
import type { Debtor, DebtorContact } from '@/api/debtor/debtor'
import { emptyContact } from '@/api/wire/address-and-contact'
import { ContactFields } from '@/components/addresses/ContactFields'
import { type ContactValues, contactSchema, contactValues } from '@/components/addresses/schema'
import { mailtoLink, telLink } from '@/rules/contact-links'
import { ContactValue } from '../ContactValue'
import { RecordForm } from './RecordForm'
import { RecordList } from './RecordList'
import { useRecords } from './useRecords'

/** The fields of the form, without what the server adds. An unknown type has to be chosen. */
const valuesOf = ({
  label,
  contact_type,
  contact_value,
  isPrimary,
  doNotContact,
}: Pick<DebtorContact, keyof ContactValues>) =>
  contactValues({ label, contact_type, contact_value, isPrimary, doNotContact })

const describe = ({ contact_value }: DebtorContact) => contact_value

export function Contacts({ debtor: { id: debtorId } }: { debtor: Debtor }) {
  const { create, attempt } = useCreateContact(debtorId)
  const remove = useDeleteContact()
  const records = useRecords<DebtorContact, ContactValues>(
    contactListQuery(debtorId),
    useUpdateContact(debtorId),
    valuesOf,
  )
  const newContact = { ...emptyContact, isPrimary: records.records.length === 0 }
  return (
    <RecordList
      noun="contact"
      pluralNoun="contacts"
      query={records.query}
      describe={describe}
      card={(contact) => <ContactText contact={contact} />}
      onRemove={({ id }) => remove.mutateAsync(id)}
      onPromote={records.promote}
      form={(existing, onDone) => (
        <RecordForm
          noun="contact"
          existing={existing}
          newValues={valuesOf(newContact)}
          schema={contactSchema}
          records={records}
          create={create}
          attempt={attempt}
          describe={describe}
          onDone={onDone}
          fields={<ContactFields />}
        />
      )}
    />
  )
}

/** Null for unknown contact types and invalid addresses or numbers. */
function hrefOf({ contact_type, contact_value }: DebtorContact): string | null {
  if (contact_type === 'Email') return mailtoLink(contact_value)
  return contact_type === 'Phone' ? telLink(contact_value) : null
}

/** "Do not contact" entries are not links, because using one by mistake would be a breach. */
const ContactText = ({ contact }: { contact: DebtorContact }) => (
  <Flex wrap="wrap" columnGap="2" align="baseline" overflowWrap="anywhere">
    <Span color="fg.muted" fontSize="sm" minW="0">
      {contact.contact_type}
    </Span>
    <Box minW="0">
      <ContactValue
        text={contact.contact_value}
        href={contact.doNotContact ? null : hrefOf(contact)}
      />
    </Box>
  </Flex>
)
