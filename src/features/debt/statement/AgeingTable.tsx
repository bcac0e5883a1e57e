import { Box } from '@chakra-ui/react'
import { ageBandLabels, ageBandOf, ageBands } from '@/rules/ageing'
import type { ClaimBasis } from '@/rules/claim-text'
import { Money } from '@/ui/Money'

/** The outstanding amount in its age band; empty for a settled debt. */
export function AgeingTable({ claim, lastInvoiceDate }: ClaimBasis) {
  const currentBand = ageBandOf(claim, lastInvoiceDate)
  if (currentBand === null) return null
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(5.75rem, 1fr))"
      columnGap="3"
    >
      {ageBands.map((band) => (
        <Box key={band} py="2" borderTopWidth="1px" textAlign="end">
          <Box as="dt" fontSize="xs" color="fg.muted">
            {ageBandLabels[band]}
          </Box>
          <Box as="dd" fontWeight={band === currentBand ? 'semibold' : undefined}>
            <Money pence={band === currentBand ? claim.outstanding : 0} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
