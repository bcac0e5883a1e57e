import { Box } from '@chakra-ui/react'
import { ageBandOf, ageBands, ageBandWords } from '@/rules/ageing'
import type { Claim } from '@/rules/claim'
import { Money } from '@/ui/Money'

/** What is outstanding, in the band of how long it has been overdue. */
export function Ageing({ claim: { outstanding, daysOverdue } }: { claim: Claim }) {
  const here = ageBandOf(daysOverdue)
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(6.25rem, 1fr))"
      columnGap="3"
    >
      {ageBands.map((band) => (
        <Box key={band} py="2" borderTopWidth="1px" textAlign="end">
          <Box as="dt" fontSize="xs" color="fg.muted">
            {ageBandWords[band]}
          </Box>
          <Box as="dd" fontWeight={band === here ? 'semibold' : undefined}>
            <Money pence={band === here ? outstanding : 0} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
