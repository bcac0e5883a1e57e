import { Span } from '@chakra-ui/react'
import { formatMoney, type Pence } from '@/rules/money'

/** An amount in tabular figures. */
export const Money = ({ pence }: { pence: Pence }) => (
  <Span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
    {formatMoney(pence)}
  </Span>
)
