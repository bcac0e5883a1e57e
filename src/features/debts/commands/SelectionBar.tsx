import { Flex, Span } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatInteger } from '@/lib/format-integer'
import { formatMoney } from '@/rules/money'
import { keepMessagesAbove } from '@/ui/ActionBar'
import { IconButton } from '@/ui/Buttons'
import { type DebtRow, totalsOf } from '../debt-row'

/** Shows how many debts are selected, with the actions on them, at the bottom of the window. */
export function SelectionBar({
  rows,
  onClear,
  children,
}: {
  /** The selected debts among those found. */
  rows: readonly DebtRow[]
  onClear: () => void
  children: ReactNode
}) {
  const { outstanding, unknown } = totalsOf(rows)
  return (
    <Flex
      role="group"
      aria-label="Selection"
      ref={keepMessagesAbove}
      position="fixed"
      insetInline="0"
      bottom={{ base: '0', md: '4' }}
      mx="auto"
      w={{ md: 'max-content' }}
      zIndex="3"
      wrap="wrap"
      align="center"
      gap="2"
      px={{ base: '4', md: '3' }}
      py="2"
      bg="bg.panel"
      borderWidth={{ base: '1px 0 0', md: '1px' }}
      borderColor="border.emphasized"
      borderRadius={{ md: 'lg' }}
      boxShadow="lg"
      _print={{ display: 'none' }}
    >
      <Span fontWeight="medium" fontSize="sm" aria-live="polite" flex="1" pe="2">
        {`${formatInteger(rows.length)} selected (${formatMoney(outstanding)} outstanding${unknown > 0 ? `, ${unknown} unknown` : ''})`}
      </Span>
      {children}
      <IconButton label="Clear selection" icon={<X />} size="sm" onClick={onClear} />
    </Flex>
  )
}
