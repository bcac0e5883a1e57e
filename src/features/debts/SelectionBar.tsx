import { Flex, Span } from '@chakra-ui/react'
import { formatMoney } from '@/rules/money'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { type DebtRow, totalsOf } from './debt-row'
import { exportDebts } from './export-debts'

/** What can be done with the debts that are ticked. */
export default function SelectionBar({
  shown,
  chosen,
  onChoose,
  onClose,
}: {
  shown: readonly DebtRow[]
  chosen: ReadonlySet<number>
  onChoose: (ids: readonly number[]) => void
  onClose: () => void
}) {
  const today = useToday()
  const rows = shown.filter(({ id }) => chosen.has(id))
  const references = rows.map(({ debtor }) => debtor.customer_ref).filter(Boolean)
  const { outstanding, unknown } = totalsOf(rows)
  const isNone = rows.length === 0
  const unseen = chosen.size - rows.length

  async function copy() {
    try {
      await navigator.clipboard.writeText(references.join('\n'))
      snackbar.success(
        references.length === 1 ? '1 reference copied.' : `${references.length} references copied.`,
      )
    } catch {
      snackbar.error('The browser would not copy them.')
    }
  }

  return (
    <Flex
      role="group"
      aria-label="Selection"
      wrap="wrap"
      align="center"
      gap="2"
      p="3"
      mb="4"
      bg="accent.subtle"
      borderWidth="1px"
      borderColor="accent"
      borderRadius="lg"
      // What can be done with the rows stays in sight while they are ticked one after the other; on a
      // small screen it would hide too many of them.
      position={{ md: 'sticky' }}
      top="2"
      zIndex="2"
    >
      <Span fontWeight="medium" aria-live="polite">
        {rows.length} selected
        {isNone ||
          ` (${formatMoney(outstanding)} outstanding${unknown.outstanding > 0 ? `, ${unknown.outstanding} unknown` : ''})`}
        {unseen > 0 && `, ${unseen} more not shown`}
      </Span>
      <Button
        variant="outline"
        minH="9"
        px="3"
        py="1"
        onClick={() => onChoose([...chosen, ...shown.map(({ id }) => id)])}
      >
        Select all {shown.length} that match
      </Button>
      <Button
        variant="outline"
        minH="9"
        px="3"
        py="1"
        disabled={isNone}
        onClick={() => exportDebts(rows, today)}
      >
        Export selection
      </Button>
      <Button
        variant="outline"
        minH="9"
        px="3"
        py="1"
        disabled={references.length === 0}
        onClick={() => void copy()}
      >
        Copy references
      </Button>
      <Button variant="ghost" minH="9" px="3" py="1" onClick={() => onChoose([])}>
        Select none
      </Button>
      <Button variant="ghost" minH="9" px="3" py="1" onClick={onClose}>
        Done
      </Button>
    </Flex>
  )
}
