import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  contactListQuery,
  useCreateContact,
  useDeleteContact,
  useUpdateContact,
} from '@/api/debtor/contacts'
import type { Debtor, DebtorContact } from '@/api/debtor/debtor'
import { type ContactBody, emptyContact } from '@/api/wire/address-and-contact'
import { withUnread } from '@/api/wire/tolerant-record'
import type { ContactValues } from '@/components/addresses/schema'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { QueryList } from '../QueryList'
import { ContactCard } from './ContactCard'
import { ContactForm } from './ContactForm'
import { RecordsEditor } from './RecordsEditor'
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
