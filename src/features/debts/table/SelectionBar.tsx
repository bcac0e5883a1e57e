import { Flex, Span } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { formatMoney } from '@/rules/money'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { Button, IconButton } from '@/ui/Buttons'
import { type DebtRow, totalsOf } from '../debt-row'
import { exportDebts } from '../toolbar/export-debts'
import type { Selection } from './useSelection'

/** The commands for the selected debts, over the end of the page so that no row moves. */
export default function SelectionBar({
  shown,
  selection: { selected, select, clear },
}: {
  shown: readonly DebtRow[]
  selection: Selection
}) {
  const today = useToday()
  const rows = shown.filter(({ id }) => selected.has(id))
  const references = rows.map(({ debtor }) => debtor.customer_ref).filter(Boolean)
  const { outstanding, unknown } = totalsOf(rows)
  const isNone = rows.length === 0
  const unseen = selected.size - rows.length

  async function copy() {
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
      position="fixed"
      bottom={{ base: '0', md: '4' }}
      insetX={{ base: '0', md: 'auto' }}
      insetStart={{ md: '50%' }}
      transform={{ md: 'translateX(-50%)' }}
      w={{ md: 'max-content' }}
      maxW={{ md: 'calc(100vw - 2rem)' }}
      zIndex="3"
      wrap="wrap"
      align="center"
      gap="2"
      px={{ base: '4', md: '3' }}
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius={{ md: 'lg' }}
      boxShadow="lg"
      _print={{ display: 'none' }}
    >
      <Span fontWeight="medium" fontSize="sm" aria-live="polite" px="1" me={{ md: '2' }}>
        {rows.length} selected
        {isNone ||
          ` (${formatMoney(outstanding)} outstanding${unknown.outstanding > 0 ? `, ${unknown.outstanding} unknown` : ''})`}
        {unseen > 0 && `, ${unseen} more not shown`}
      </Span>
      <Button variant="ghost" size="sm" onClick={() => select(shown.map(({ id }) => id))}>
        Select all {shown.length} that match
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={isNone}
        onClick={() => exportDebts(rows, today)}
      >
        Export selection
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={references.length === 0}
        onClick={() => void copy()}
      >
        Copy references
      </Button>
      <IconButton label="Clear selection" icon={<X />} size="sm" ms="auto" onClick={clear} />
    </Flex>
  )
}
