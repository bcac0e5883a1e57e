import { Box, Flex, Span } from '@chakra-ui/react'
import {
  contactListQuery,
  useCreateContact,
  useDeleteContact,
  useUpdateContact,
} from '@/api/debtor/addresses-and-contacts'
import type { Debtor, DebtorContact } from '@/api/debtor/debtor'
import { type ContactBody, emptyContact } from '@/api/wire/address-and-contact'
import { withUnread } from '@/api/wire/tolerant-record'
import { ContactFields } from '@/components/addresses/ContactFields'
import { type ContactValues, contactSchema, contactValues } from '@/components/addresses/schema'
import { mailtoLink, telLink } from '@/rules/contact-links'
import { BreakableText } from '@/ui/BreakableText'
import { ExternalLink } from '@/ui/Buttons'
import { RecordsEditor } from './RecordsEditor'
import { useRecords } from './useRecords'

const contactValue = (contact: DebtorContact) => contact.contact_value

export function Contacts({ debtor: { id } }: { debtor: Debtor }) {
  const records = useRecords<DebtorContact, ContactValues, ContactBody>({
    kind: 'Contact',
    debtorId: id,
    listQuery: contactListQuery(id),
    bodyOf: (contact, typed) =>
      withUnread<ContactBody>({ ...emptyContact, ...contact, ...typed }, contact),
    creation: useCreateContact(id),
    update: useUpdateContact(id),
    removal: useDeleteContact(id),
  })
  return (
    <RecordsEditor
      noun="contact"
      pluralNoun="contacts"
      records={records}
      describe={contactValue}
      card={(contact) => <ContactText contact={contact} />}
      copyText={contactValue}
      schema={contactSchema}
      valuesOf={(existing) =>
        contactValues(existing ?? { ...emptyContact, isPrimary: records.items.length === 0 })
      }
      fields={(control) => <ContactFields control={control} />}
    />
  )
}

/** Null for unknown contact types and invalid addresses or numbers. */
function hrefOf({ contact_type, contact_value }: DebtorContact): string | null {
  if (contact_type === 'Email') return mailtoLink(contact_value)
  return contact_type === 'Phone' ? telLink(contact_value) : null
}

/** "Do not contact" entries are not links, because using one by mistake would be a breach. */
function ContactText({ contact }: { contact: DebtorContact }) {
  const { contact_type, contact_value, doNotContact } = contact
  const href = doNotContact ? null : hrefOf(contact)
  const text = <BreakableText text={contact_value} />
  return (
    <Flex wrap="wrap" columnGap="2" align="baseline" overflowWrap="anywhere">
      <Span color="fg.muted" fontSize="sm" minW="0">
        {contact_type}
      </Span>
      <Box minW="0">{href === null ? text : <ExternalLink href={href}>{text}</ExternalLink>}</Box>
    </Flex>
  )
}
