import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { useShortcuts } from '@/session/shortcuts'
import { Button } from '@/ui/Buttons'
import { ControlInput } from '@/ui/form/control'
import { lazyPart } from '@/ui/lazy-part'
import type { DebtRow } from './debt-row'
import { FilterChips } from './FilterChips'
import { readyToFind } from './find-debts'
import type { DebtsFilter } from './search'

const FilterForm = lazyPart<{
  id: string
  rows: readonly DebtRow[]
  filter: DebtsFilter
  onFilter: (change: DebtsFilter) => void
  onClose: () => void
}>(() => import('./FilterForm'))

/** On a phone three buttons fit into one line. */
const close = {
  '@media (max-width: 47.99rem)': { '& button': { minH: '10', px: '3', fontSize: 'sm' } },
}

/** The search box, the filters in use, and the form that sets them. */
export function Filters({
  rows,
  text,
  filter,
  onText,
  onSettle,
  onFilter,
  actions,
}: {
  rows: readonly DebtRow[]
  text: string
  filter: DebtsFilter
  onText: (text: string) => void
  onSettle: () => void
  onFilter: (change: DebtsFilter) => void
  actions: ReactNode
}) {
  const form = useId()
  const [shortcuts] = useShortcuts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Flex wrap="wrap" gap={{ base: '2', md: '3' }} mb="3" css={close}>
        <Box flex={{ base: '1 1 100%', md: '1 1 16rem' }} maxW={{ md: '32rem' }} minW="0">
          <ControlInput
            type="search"
            aria-label="Search debts"
            aria-keyshortcuts={shortcuts ? '/' : undefined}
            autoComplete="off"
            placeholder="Search debts: name, reference, amount…"
            value={text}
            onFocus={() => void readyToFind(rows)}
            onChange={(event) => onText(event.target.value)}
            onBlur={onSettle}
          />
        </Box>
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls={open ? form : undefined}
          onClick={() => setOpen(!open)}
        >
          Filters
        </Button>
        {actions}
      </Flex>
      {open && (
        <FilterForm
          id={form}
          rows={rows}
          filter={filter}
          onFilter={onFilter}
          onClose={() => setOpen(false)}
        />
      )}
      <FilterChips filter={filter} onFilter={onFilter} />
    </>
  )
}
