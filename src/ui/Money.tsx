import { Span } from '@chakra-ui/react'
import { formatMoney, type Pence } from '@/rules/money'

/** An amount in tabular figures. */
export const Money = ({ pence }: { pence: Pence }) => (
  <Span
    fontVariantNumeric="tabular-nums"
    whiteSpace="nowrap"
    // Twelve digits exceed a column of the narrowest phone.
    css={{ '@media (max-width: 22rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
  >
    {formatMoney(pence)}
  </Span>
)
