import { Box } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import {
  addressListQuery,
  addressUpdateBody,
  useCreateAddress,
  useDeleteAddress,
  useUpdateAddress,
} from '@/api/debtor/addresses-and-contacts'
import type { Debtor, DebtorAddress } from '@/api/debtor/debtor'
import { type AddressBody, addressBody, emptyAddress } from '@/api/wire/address-and-contact'
import { AddressFields } from '@/components/addresses/AddressFields'
import { type AddressValues, addressSchema } from '@/components/addresses/schema'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Form } from '@/ui/form/Form'
import { formMode } from '@/ui/form/options'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { QueryList } from '../QueryList'
import { addressLines } from './address-text'
import { RecordsEditor } from './RecordsEditor'
import { UnknownFields } from './UnknownFields'
import { useRecords } from './useRecords'

const firstLine = (address: DebtorAddress) => address.street_1 || address.postcode

export function Addresses({ debtor }: { debtor: Debtor }) {
  const queryClient = useQueryClient()
  const options = addressListQuery(debtor.id)
  const query = useQuery(options)
  const { mutateAsync: update } = useUpdateAddress(debtor.id)
  const { create, isChecking, stopChecking } = useCreateAddress(debtor.id)
  const { mutateAsync: remove } = useDeleteAddress(debtor.id)
  const { frozenItems, saveRecord, removeRecord, stillPrimaryIds, retryUnsetPrimary } = useRecords<
    DebtorAddress,
    AddressValues,
    AddressBody
  >({
    kind: 'Address',
    debtorId: debtor.id,
    // An update keeps the coordinates and unknown fields of the record.
    bodyOf: (address, typed) =>
      address ? addressUpdateBody(address, typed) : addressBody({ ...emptyAddress, ...typed }),
    create,
    update,
    remove,
    readList: async () => (await queryClient.query({ ...options, staleTime: 0 })).items,
  })
  return (
    <QueryList query={query} what="the addresses">
      {(loaded) => {
        const items = frozenItems ?? loaded
        return (
          <RecordsEditor
            noun="address"
            pluralNoun="addresses"
            items={items}
            describe={firstLine}
            usesOf={addressUses}
            card={(address) => <AddressCard address={address} />}
            form={(existing, done) => (
              <AddressForm
                start={
                  existing ?? { ...emptyAddress, ...(items.length > 0 && furtherAddressDefaults) }
                }
                onSave={async (typed) => {
                  await saveRecord(items, typed, existing)
                  done()
                }}
                notice={isChecking && <CheckingNotice onStop={stopChecking} />}
              />
            )}
            copyText={(address) => addressLines(address).join('\n')}
            onRemove={(address) => removeRecord(items, address)}
            stillPrimaryIds={stillPrimaryIds}
            onRetryUnset={() => void retryUnsetPrimary(items)}
          />
        )
      }}
    </QueryList>
  )
}

const furtherAddressDefaults = { label: '', isPrimary: false }

function AddressCard({ address }: { address: DebtorAddress }) {
  return (
    <>
      <Box as="address" fontStyle="normal" whiteSpace="pre-line" overflowWrap="anywhere">
        {addressLines(address).join('\n')}
      </Box>
      <UnknownFields record={address} />
    </>
  )
}

const addressUses = (address: DebtorAddress): string[] =>
  [
    address.isResidential && 'Residential',
    address.isBilling && 'Billing',
    address.isDelivery && 'Delivery',
  ].filter((use) => use !== false)

function AddressForm({
  start,
  onSave,
  notice,
}: {
  start: AddressValues
  onSave: (typed: AddressValues) => Promise<void>
  notice: ReactNode
}) {
  const form = useForm<AddressValues>({
    ...formMode,
    resolver: zodResolver(addressSchema),
    defaultValues: start,
  })
  const { isDirty } = form.formState
  useUnloadWarning(() => isDirty)
  return (
    <Form form={form} submit="Save address" submitting="Saving address" onSubmit={onSave}>
      <AddressFields control={form.control} />
      {notice}
    </Form>
  )
}
