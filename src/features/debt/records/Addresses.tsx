import { Box } from '@chakra-ui/react'
import { addressList } from '@/api/debtor/addresses-and-contacts'
import type { Debtor, DebtorAddress } from '@/api/debtor/debtor'
import { type AddressEntry, emptyAddress } from '@/api/wire/address-and-contact'
import { AddressFields } from '@/components/addresses/AddressFields'
import { addressLines } from '@/components/addresses/entry-text'
import { additionalAddress, addressSchema } from '@/components/addresses/schema'
import { RecordList } from './RecordList'
import type { RecordKind } from './useRecords'

const addresses: RecordKind<DebtorAddress, AddressEntry> = {
  ...addressList,
  noun: 'address',
  plural: 'addresses',
  schema: addressSchema,
  valuesOf: (record) =>
    Object.fromEntries(
      Object.keys(emptyAddress).map((field) => [field, record[field as keyof AddressEntry]]),
    ),
  newValues: (count) => (count > 0 ? additionalAddress(count + 1) : emptyAddress),
  describe: ({ street_1, postcode }) => street_1 || postcode,
  text: (address) => (
    <Box as="address" fontStyle="normal" whiteSpace="pre-line" overflowWrap="anywhere">
      {addressLines(address).join('\n')}
    </Box>
  ),
  fields: <AddressFields />,
}

export const Addresses = ({ debtor }: { debtor: Debtor }) => (
  <RecordList kind={addresses} debtorId={debtor.id} />
)
