import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useId, useMemo } from 'react'
import { ControlInput, ControlSelect } from '@/ui/form/control'
import type { DebtRow } from './debt-row'

/** The search box, and where there is more than one status the choice between them. */
export function Filters({
  rows,
  text,
  status,
  onText,
  onSettle,
  onStatus,
  actions,
}: {
  rows: readonly DebtRow[]
  text: string
  status: string | undefined
  onText: (text: string) => void
  onSettle: () => void
  onStatus: (status: string | undefined) => void
  actions: ReactNode
}) {
  const id = useId()
  const statuses = useMemo(
    () => [...new Set(rows.map((row) => row.status))].filter(Boolean).sort(),
    [rows],
  )
  const known = status && !statuses.includes(status) ? [status, ...statuses] : statuses
  return (
    <Flex wrap="wrap" gap="4" align="flex-end" mb="6">
      <Box flex="1 1 16rem" maxW="32rem" minW="0">
        <Label of={`${id}-search`}>Search debts</Label>
        <ControlInput
          id={`${id}-search`}
          type="search"
          autoComplete="off"
          placeholder="Name, reference, postcode, amount…"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onBlur={onSettle}
        />
      </Box>
      {known.length > 1 && (
        <Box flex="0 1 14rem" minW="0">
          <Label of={`${id}-status`}>Status</Label>
          <ControlSelect
            id={`${id}-status`}
            value={status ?? ''}
            onChange={(event) => onStatus(event.target.value || undefined)}
          >
            <option value="">Any status</option>
            {known.map((entry) => (
              <option key={entry} value={entry}>
                {entry}
              </option>
            ))}
          </ControlSelect>
        </Box>
      )}
      {actions}
    </Flex>
  )
}

const Label = ({ of, children }: { of: string; children: string }) => (
  <Box asChild display="block" fontWeight="medium" mb="1">
    <label htmlFor={of}>{children}</label>
  </Box>
)
