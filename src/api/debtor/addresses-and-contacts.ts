import * as z from 'zod/mini'
import { http } from '../http/client'
import { Failure } from '../http/errors'
import { fetchAllPages } from '../http/fetch-all-pages'
import { ownedList } from '../owned-list'
import type { AddressBody, ContactBody } from '../wire/address-and-contact'
import { id } from '../wire/fields'
import type { RawRecord } from '../write/compare'
import { updateAndVerify } from '../write/update'
import { useUpdate } from '../write/useUpdate'
import { type DebtorAddress, type DebtorContact, debtorAddress, debtorContact } from './debtor'

const rawRecord = z.looseObject({ id })

/** Replaces the edited fields of a debtor's address or contact, which is read fresh. */
const useUpdateRecord = <Body>(path: string, noun: string, debtorId: number) =>
  useUpdate(({ id: recordId, changes }: { id: number; changes: Partial<Body> }, onLook) =>
    updateAndVerify(
      {
        edited: changes as RawRecord,
        /** @throws {Failure} `not-found` */
        async read() {
          const query = { debtor_id: debtorId }
          const { items } = await fetchAllPages(`${path}/`, rawRecord, { query })
          const record = items.find((item) => item.id === recordId)
          if (record) return record
          throw new Failure('not-found', {
            message: `Someone else removed this ${noun} while you were editing.`,
          })
        },
        put: (body) =>
          http.put(`${path}/${recordId}/`, rawRecord, { json: { ...body, debtor: debtorId } }),
      },
      onLook,
    ),
  )

export const {
  listQuery: addressListQuery,
  creatableList: addressList,
  useCreate: useCreateAddress,
  useDelete: useDeleteAddress,
} = ownedList<AddressBody, DebtorAddress>({
  path: 'debtor_address',
  owner: 'debtor',
  noun: 'address',
  schema: debtorAddress,
  body: (address) => address,
  identity: ({ street_1, postcode }) => ({ street_1, postcode }),
})

export const useUpdateAddress = (debtorId: number) =>
  useUpdateRecord<AddressBody>('debtor_address', 'address', debtorId)

export const {
  listQuery: contactListQuery,
  creatableList: contactList,
  useCreate: useCreateContact,
  useDelete: useDeleteContact,
} = ownedList<ContactBody, DebtorContact>({
  path: 'debtor_contact',
  owner: 'debtor',
  noun: 'contact',
  schema: debtorContact,
  body: (contact) => contact,
  identity: ({ contact_value }) => ({ contact_value }),
})

export const useUpdateContact = (debtorId: number) =>
  useUpdateRecord<ContactBody>('debtor_contact', 'contact', debtorId)
