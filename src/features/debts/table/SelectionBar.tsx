import { Flex, Span } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { formatMoney } from '@/rules/money'
import { useShortcutKeys } from '@/session/shortcuts'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { Button, IconButton } from '@/ui/Buttons'
import { keepMessagesAbove } from '@/ui/keep-messages-above'
import { type DebtRow, totalsOf } from '../debt-row'
import { exportDebts } from '../toolbar/export-debts'
import type { Selection } from './useSelection'

/**
 * The commands for the selected debts. Placed after the rows, so that appearing does not move them;
 * sticks to the bottom of the window.
 */
export default function SelectionBar({
  shown,
  selection: { selected, select, clear },
}: {
  shown: readonly DebtRow[]
  selection: Selection
}) {
  const today = useToday()
  const exportButton = useRef<HTMLButtonElement>(null)
  // A shortcut, because Tab reaches the bar only after all remaining rows.
  useShortcutKeys({ s: () => exportButton.current?.focus() })
  const rows = shown.filter(({ id }) => selected.has(id))
  const references = rows.map(({ debtor }) => debtor.customer_ref).filter(Boolean)
  const { outstanding, unknown } = totalsOf(rows)
  const isEmpty = rows.length === 0
  const hiddenCount = selected.size - rows.length

  async function copyReferences() {
    try {
      await navigator.clipboard.writeText(references.join('\n'))
      snackbar.success(
        references.length === 1 ? '1 reference copied.' : `${references.length} references copied.`,
      )
    } catch {
      snackbar.error('Your browser did not allow copying.')
    }
  }

  return (
    <Flex
      role="group"
      aria-label="Selection"
      ref={keepMessagesAbove}
      position="sticky"
      bottom={{ base: '0', md: '4' }}
      mx={{ base: '-4', md: 'auto' }}
      mt={{ md: '4' }}
      w={{ md: 'max-content' }}
      maxW={{ md: 'full' }}
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
      <Span
        fontWeight="medium"
        fontSize="sm"
        aria-live="polite"
        pe={{ base: '10', md: '2' }}
        flex={{ base: '1 0 100%', md: '0 1 auto' }}
        ps="1"
      >
        {rows.length} selected
        {isEmpty ||
          ` (${formatMoney(outstanding)} outstanding${unknown.outstanding > 0 ? `, ${unknown.outstanding} unknown` : ''})`}
        {hiddenCount > 0 && `, ${hiddenCount} more not shown`}
      </Span>
      {rows.length < shown.length && (
        <Button
          variant="ghost"
          size="sm"
          px={{ base: '1', md: '3' }}
          w={{ base: 'full', md: 'auto' }}
          justifyContent="flex-start"
          onClick={() => select(shown.map(({ id }) => id))}
        >
          Select all {shown.length} that match
        </Button>
      )}
      <Button
        ref={exportButton}
        variant="outline"
        size="sm"
        flex={{ base: '1 0 auto', md: 'none' }}
        disabled={isEmpty}
        onClick={() => exportDebts(rows, today)}
      >
        Export selection
      </Button>
      <Button
        variant="outline"
        size="sm"
        flex={{ base: '1 0 auto', md: 'none' }}
        disabled={references.length === 0}
        onClick={() => void copyReferences()}
      >
        Copy references
      </Button>
      <IconButton
        label="Clear selection"
        icon={<X />}
        size="sm"
        position={{ base: 'absolute', md: 'static' }}
        top="1"
        insetEnd="2"
        onClick={clear}
      />
    </Flex>
  )
}
