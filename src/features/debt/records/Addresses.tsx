import { Box } from '@chakra-ui/react'
import {
  addressListQuery,
  useCreateAddress,
  useDeleteAddress,
  useUpdateAddress,
} from '@/api/debtor/addresses-and-contacts'
import type { Debtor, DebtorAddress } from '@/api/debtor/debtor'
import { addressBody, emptyAddress } from '@/api/wire/address-and-contact'
import { AddressFields } from '@/components/addresses/AddressFields'
import { type AddressValues, additionalAddress, addressSchema } from '@/components/addresses/schema'
import { addressLines } from '@/components/addresses/text'
import { RecordForm } from './RecordForm'
import { RecordList } from './RecordList'
import { useRecords } from './useRecords'

/** The fields of the form, without what the server adds. */
const valuesOf = (record: AddressValues): AddressValues =>
  Object.fromEntries(
    Object.keys(emptyAddress).map((field) => [field, record[field as keyof AddressValues]]),
  ) as unknown as AddressValues

const describe = ({ street_1, postcode }: DebtorAddress) => street_1 || postcode

export function Addresses({ debtor: { id: debtorId } }: { debtor: Debtor }) {
  const { create, attempt } = useCreateAddress(debtorId)
  const remove = useDeleteAddress()
  const records = useRecords<DebtorAddress, AddressValues>(
    addressListQuery(debtorId),
    useUpdateAddress(debtorId),
    valuesOf,
  )
  const count = records.records.length
  const newAddress = count > 0 ? additionalAddress(count + 1) : emptyAddress
  return (
    <RecordList
      noun="address"
      pluralNoun="addresses"
      query={records.query}
      describe={describe}
      usesOf={({ isResidential, isBilling, isDelivery }) =>
        [isResidential && 'Residential', isBilling && 'Billing', isDelivery && 'Delivery'].filter(
          (use) => use !== false,
        )
      }
      card={(address) => (
        <Box as="address" fontStyle="normal" whiteSpace="pre-line" overflowWrap="anywhere">
          {addressLines(address).join('\n')}
        </Box>
      )}
      onRemove={({ id }) => remove.mutateAsync(id)}
      onPromote={records.promote}
      form={(existing, onDone) => (
        <RecordForm<AddressValues, DebtorAddress>
          noun="address"
          existing={existing}
          newValues={newAddress}
          schema={addressSchema}
          records={records}
          create={(values, options) => create(addressBody(values), options)}
          attempt={attempt}
          describe={describe}
          onDone={onDone}
          fields={<AddressFields />}
        />
      )}
    />
  )
}
