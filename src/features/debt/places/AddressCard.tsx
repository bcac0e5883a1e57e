import { Box } from '@chakra-ui/react'
import type { DebtorAddress } from '@/api/debtors'
import { PlaceTags } from './PlaceTags'
import { addressLines } from './place-words'
import { UnknownFields } from './UnknownFields'

export function AddressCard({ address }: { address: DebtorAddress }) {
  return (
    <>
      <PlaceTags
        place={address}
        uses={[
          address.isResidential && 'Residential',
          address.isBilling && 'Billing',
          address.isDelivery && 'Delivery',
        ]}
      />
      <Box as="address" fontStyle="normal" whiteSpace="pre-line" overflowWrap="anywhere">
        {addressLines(address).join('\n')}
      </Box>
      <UnknownFields record={address} />
    </>
  )
}
