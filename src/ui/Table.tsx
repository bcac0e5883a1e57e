import { Box, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const css = {
  fontSize: 'sm',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '0.5rem 0.625rem',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
  '& thead th': {
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    verticalAlign: 'bottom',
    borderBottomWidth: '2px',
  },
  '& .num': { textAlign: 'end' },
  '& td.num': { whiteSpace: 'nowrap' },
  '& th.num button': { textAlign: 'end' },
  '& th button': { textAlign: 'start' },
  '& tbody tr:hover': { background: 'bg.subtle' },
  '& tfoot th, & tfoot td': {
    fontWeight: 'semibold',
    borderTop: '2px solid',
    borderColor: 'border.emphasized',
  },
}

/** A native table in one styled frame; where it is wider than the screen it scrolls, also by keyboard. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="region"
      aria-label={`${label}, scrolls sideways`}
      tabIndex={0}
      overflowX="auto"
      css={css}
    >
      <table aria-label={label}>{children}</table>
    </Box>
  )
}

/** A column's header as the button that sorts by it. */
export function SortHeader<C extends string>({
  column,
  label,
  active,
  onSort,
  numeric = false,
}: {
  column: C
  label: string
  active: 'asc' | 'desc' | null
  onSort: (column: C) => void
  numeric?: boolean
}) {
  const order = active === 'asc' ? 'ascending' : active === 'desc' ? 'descending' : undefined
  return (
    <th scope="col" className={numeric ? 'num' : undefined} aria-sort={order}>
      <Box
        asChild
        minH="6"
        cursor="pointer"
        fontWeight="semibold"
        color={active ? 'fg' : 'fg.muted'}
      >
        <button type="button" onClick={() => onSort(column)}>
          {label}
          <Span aria-hidden ms="1" display="inline-block" w="3" opacity={active ? 1 : 0.4}>
            {active === 'desc' ? '↓' : active === 'asc' ? '↑' : '↕'}
          </Span>
        </button>
      </Box>
    </th>
  )
}
