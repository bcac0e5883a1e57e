import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { useShortcuts } from '@/session/shortcuts'
import { Button } from '@/ui/Buttons'
import { ControlInput } from '@/ui/form/control'
import type { DebtRow } from './debt-row'
import { FilterChips } from './FilterChips'
import { FilterForm } from './FilterForm'
import { Labelled } from './Labelled'
import type { DebtsFilter } from './search'

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
      <Flex wrap="wrap" gap="4" align="flex-end" mb="6">
        <Box flex="1 1 16rem" maxW="32rem" minW="0">
          <Labelled label="Search debts">
            {(control) => (
              <ControlInput
                {...control}
                type="search"
                aria-keyshortcuts={shortcuts ? '/' : undefined}
                autoComplete="off"
                placeholder="Name, reference, postcode, amount…"
                value={text}
                onChange={(event) => onText(event.target.value)}
                onBlur={onSettle}
              />
            )}
          </Labelled>
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
      {open && <FilterForm id={form} rows={rows} filter={filter} onFilter={onFilter} />}
      <FilterChips filter={filter} onFilter={onFilter} />
    </>
  )
}
