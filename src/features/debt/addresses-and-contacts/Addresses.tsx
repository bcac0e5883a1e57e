import { Box } from '@chakra-ui/react'
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
import { addressLines } from '@/components/addresses/text'
import { RecordsEditor } from './RecordsEditor'
import { useRecords } from './useRecords'

const addressText = (address: DebtorAddress) => addressLines(address).join('\n')

const furtherAddress = { ...emptyAddress, label: '', isPrimary: false }

export function Addresses({ debtor: { id } }: { debtor: Debtor }) {
  const records = useRecords<DebtorAddress, AddressValues, AddressBody>({
    kind: 'Address',
    debtorId: id,
    listQuery: addressListQuery(id),
    // An update keeps the coordinates and unknown fields of the record.
    bodyOf: (address, typed) =>
      address ? addressUpdateBody(address, typed) : addressBody({ ...emptyAddress, ...typed }),
    creation: useCreateAddress(id),
    update: useUpdateAddress(id),
    removal: useDeleteAddress(id),
  })
  return (
    <RecordsEditor
      noun="address"
      pluralNoun="addresses"
      records={records}
      describe={({ street_1, postcode }) => street_1 || postcode}
      usesOf={({ isResidential, isBilling, isDelivery }) =>
        [isResidential && 'Residential', isBilling && 'Billing', isDelivery && 'Delivery'].filter(
          (use) => use !== false,
        )
      }
      card={(address) => (
        <Box as="address" fontStyle="normal" whiteSpace="pre-line" overflowWrap="anywhere">
          {addressText(address)}
        </Box>
      )}
      copyText={addressText}
      schema={addressSchema}
      valuesOf={(existing) =>
        existing ?? (records.items.length > 0 ? furtherAddress : emptyAddress)
      }
      fields={(control) => <AddressFields control={control} />}
    />
  )
}
