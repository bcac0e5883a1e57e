import { Box } from '@chakra-ui/react'
import type { DebtorAddress } from '@/api/debtor/debtor'
import { addressLines } from './address-text'
import { UnknownFields } from './UnknownFields'

export function AddressCard({ address }: { address: DebtorAddress }) {
  return (
    <>
      <Box as="address" fontStyle="normal" whiteSpace="pre-line" overflowWrap="anywhere">
        {addressLines(address).join('\n')}
      </Box>
      <UnknownFields record={address} />
    </>
  )
}

export const addressUses = (address: DebtorAddress): string[] =>
  [
    address.isResidential && 'Residential',
    address.isBilling && 'Billing',
    address.isDelivery && 'Delivery',
  ].filter((use) => use !== false)
