import { Box, Flex, Span } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
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
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { QueryList } from '../QueryList'
import { RecordsEditor } from './RecordsEditor'
import { UnknownFields } from './UnknownFields'
import { useRecords } from './useRecords'

const value = (contact: DebtorContact) => contact.contact_value

export function Contacts({ debtor }: { debtor: Debtor }) {
  const queryClient = useQueryClient()
  const options = contactListQuery(debtor.id)
  const query = useQuery(options)
  const { mutateAsync: update } = useUpdateContact(debtor.id)
  const { create, isChecking, stopChecking } = useCreateContact(debtor.id)
  const { mutateAsync: remove } = useDeleteContact(debtor.id)
  const { frozenItems, saveRecord, removeRecord, stillPrimaryIds, retryUnsetPrimary } = useRecords<
    DebtorContact,
    ContactValues,
    ContactBody
  >({
    kind: 'Contact',
    debtorId: debtor.id,
    bodyOf: (contact, typed) =>
      withUnread<ContactBody>({ ...emptyContact, ...contact, ...typed }, contact),
    create,
    update,
    remove,
    readList: async () => (await queryClient.query({ ...options, staleTime: 0 })).items,
  })
  return (
    <QueryList query={query} what="the contacts">
      {(loaded) => {
        const items = frozenItems ?? loaded
        return (
          <RecordsEditor
            noun="contact"
            pluralNoun="contacts"
            items={items}
            describe={value}
            usesOf={() => []}
            card={(contact) => <ContactCard contact={contact} />}
            form={(existing, done) => (
              <ContactForm
                start={existing ?? { ...emptyContact, isPrimary: items.length === 0 }}
                onSave={async (typed) => {
                  await saveRecord(items, typed, existing)
                  done()
                }}
                notice={isChecking && <CheckingNotice onStop={stopChecking} />}
              />
            )}
            copyText={value}
            onRemove={(contact) => removeRecord(items, contact)}
            stillPrimaryIds={stillPrimaryIds}
            onRetryUnset={() => void retryUnsetPrimary(items)}
          />
        )
      }}
    </QueryList>
  )
}

/** Null for unknown contact types and invalid addresses or numbers. */
function hrefOf({ contact_type, contact_value }: DebtorContact): string | null {
  if (contact_type === 'Email') return mailtoLink(contact_value)
  return contact_type === 'Phone' ? telLink(contact_value) : null
}

/** "Do not contact" entries are not links, because using one by mistake would be a breach. */
function ContactCard({ contact }: { contact: DebtorContact }) {
  const { contact_type, contact_value, doNotContact } = contact
  const href = hrefOf(contact)
  return (
    <>
      <Flex wrap="wrap" columnGap="2" align="baseline" overflowWrap="anywhere">
        <Span color="fg.muted" fontSize="sm" minW="0">
          {contact_type}
        </Span>
        <Box minW="0">
          {doNotContact || href === null ? (
            <BreakableText text={contact_value} />
          ) : (
            <ExternalLink href={href}>
              <BreakableText text={contact_value} />
            </ExternalLink>
          )}
        </Box>
      </Flex>
      <UnknownFields record={contact} />
    </>
  )
}

function ContactForm({
  start,
  onSave,
  notice,
}: {
  start: ContactBody
  onSave: (typed: ContactValues) => Promise<void>
  notice: ReactNode
}) {
  const form = useForm<ContactValues>({
    ...formMode,
    resolver: zodResolver(contactSchema),
    defaultValues: contactValues(start),
  })
  const { isDirty } = form.formState
  useUnloadWarning(() => isDirty)
  return (
    <Form form={form} submit="Save contact" submitting="Saving contact" onSubmit={onSave}>
      <ContactFields control={form.control} />
      {notice}
    </Form>
  )
}
