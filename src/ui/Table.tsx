import { Box, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const css = {
  fontSize: 'sm',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '0.5rem 0.3rem',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
  // Beside a control of a row its words stand in the middle.
  '& tr:has(select) > *': { verticalAlign: 'middle' },
  '& thead th': {
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    verticalAlign: 'bottom',
    borderBottomWidth: '2px',
  },
  // A name may be one long word: it breaks rather than push the other columns out of sight.
  '& .words, & .words *': { overflowWrap: 'anywhere' },
  '& .words': { minWidth: '6rem' },
  '& th.words': { minWidth: '8rem' },
  // A word of a status stays whole.
  '& td.words:last-child': { minWidth: '6.75rem' },
  '& .num': { textAlign: 'end' },
  '& td.num, & td.whole': { whiteSpace: 'nowrap' },
  '& th.num button': { textAlign: 'end' },
  '& th button': { textAlign: 'start' },
  '& tbody tr:hover': { background: 'bg.subtle' },
  '& tfoot th, & tfoot td': {
    fontWeight: 'semibold',
    borderTop: '2px solid',
    borderColor: 'border.emphasized',
  },
}

/** On paper nothing scrolls, and a page is narrower than a screen. */
const paper = {
  '@media print': {
    overflow: 'visible',
    fontSize: '7.5pt',
    '& th, & td': { padding: '0.15rem 0.2rem' },
    '& thead th': { fontSize: '7.5pt' },
    '& thead th [aria-hidden]': { display: 'none' },
    '& .words, & th.words': { minWidth: '0' },
    '& td.words:last-child': { minWidth: '4.5rem' },
    '& tr': { breakInside: 'avoid' },
  },
}

/** Where all columns have room, nothing scrolls sideways, and the header can stay in sight. */
const sticky = {
  '&[data-fits]': { overflowX: 'visible' },
  '&[data-fits] thead th': { position: 'sticky', top: '0', zIndex: '1', background: 'bg' },
  // Nor does it hide what has the focus.
  '&[data-fits] tbody :is(a, input)': { scrollMarginTop: '5rem' },
}

/** Marks a frame whose table is no wider than it; a frame that scrolls keeps no header in sight. */
function markFit(frame: HTMLElement | null) {
  const table = frame?.querySelector('table')
  if (!frame || !table || typeof ResizeObserver === 'undefined') return
  const observer = new ResizeObserver(() => {
    frame.toggleAttribute('data-fits', table.offsetWidth <= frame.clientWidth)
  })
  observer.observe(frame)
  observer.observe(table)
  return () => observer.disconnect()
}

/** On a laptop a little closer: eleven columns have to be seen at once. */
const close = {
  '@media screen and (min-width: 48rem) and (max-width: 84rem)': {
    fontSize: '0.8125rem',
    '& th, & td': { paddingInline: '0.2rem' },
  },
}

/** On a small screen each row is a card, each cell in it named by its `data-label`. */
const cards = {
  '@media screen and (max-width: 47.99rem)': {
    '& thead': { display: 'none' },
    '& table, & tbody, & th, & td': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
      gap: '0.5rem 1rem',
      padding: '1rem',
      marginBottom: '0.75rem',
      background: 'bg.panel',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'lg',
    },
    '& th, & td, & .words, & th.words, & td.words:last-child': {
      padding: '0',
      border: '0',
      minWidth: '0',
    },
    '& tbody th': { gridColumn: '1 / -1', fontSize: 'md' },
    '& td.num': { textAlign: 'start' },
    '& td:empty': { display: 'none' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'fg.muted',
      fontSize: 'xs',
    },
  },
}

/**
 * A native table in one styled frame; where it is wider than the screen it scrolls, also by keyboard.
 * A list is long: its header stays in sight, and on a small screen its rows are cards.
 */
export function Table({
  label,
  list = false,
  rowCount,
  children,
}: {
  label: string
  list?: boolean
  /** Of all rows with the header, where only some of them stand in the page. */
  rowCount?: number | undefined
  children: ReactNode
}) {
  return (
    <Box
      ref={list ? markFit : undefined}
      role="region"
      aria-label={`${label}, scrolls sideways`}
      tabIndex={0}
      overflowX="auto"
      css={list ? [css, sticky, close, cards, paper] : [css, paper]}
    >
      <table aria-label={label} aria-rowcount={rowCount}>
        {children}
      </table>
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
          <Span aria-hidden ms="1" display="inline-block" opacity={active ? 1 : 0.4}>
            {active === 'desc' ? '↓' : active === 'asc' ? '↑' : '↕'}
          </Span>
        </button>
      </Box>
    </th>
  )
}
