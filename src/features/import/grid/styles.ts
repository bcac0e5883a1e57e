import type { ImportColumn } from '@/rules/import-columns'

export const rowHeight = 36

const widths = { number: 64, status: 104, cell: 160 }

export const tableWidth = (fields: number) => widths.number + widths.status + fields * widths.cell

const amounts: readonly ImportColumn[] = [
  'initial_debt',
  'amount_outstanding',
  'interestDue',
  'compDue',
]

/** Amounts are right-aligned. */
export const isAmount = (field: ImportColumn) => amounts.includes(field)

/** Styles of the whole sheet in one rule set: thousands of styled cells would render slowly. */
export const gridStyle = {
  overflow: 'auto',
  // Leaves room for the steps, the totals and the action bar.
  maxHeight: 'clamp(18rem, calc(100dvh - 27rem), 40rem)',
  // Contains the absolutely positioned screen-reader texts, which would widen the page.
  position: 'relative',
  isolation: 'isolate',
  borderBlockWidth: '1px',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& table': { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  '& th, & td': {
    width: `${widths.cell}px`,
    height: `${rowHeight}px`,
    px: '2',
    py: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    borderBottomWidth: '1px',
  },
  '& tr[aria-hidden] td': { height: 'auto', border: 0 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'medium',
  },
  '& .number': {
    width: `${widths.number}px`,
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bg: 'bg.subtle',
    color: 'fg.muted',
    textAlign: 'right',
    fontWeight: 'medium',
  },
  '& thead .number': { zIndex: 3 },
  '& .status': { width: `${widths.status}px`, color: 'fg.muted' },
  '& .status.to-fix': { color: 'fg.error', fontWeight: 'semibold' },
  '& svg': { display: 'inline-block', verticalAlign: '-0.125em', marginInlineEnd: '1.5' },
  '& .amount': { textAlign: 'right' },
  '& .cell': {
    cursor: 'cell',
    borderLeftWidth: '1px',
    // Keeps a focused cell clear of the sticky column names and row numbers.
    scrollMarginTop: `${rowHeight}px`,
    scrollMarginLeft: `${widths.number}px`,
  },
  '& .cell.wrong': { bg: 'bg.error', color: 'fg.error' },
  '& .cell.odd': { bg: 'bg.warning' },
  '& .cell:focus': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  '& .cell input': {
    width: 'full',
    height: 'full',
    bg: 'bg.panel',
    color: 'fg',
    px: '1',
    // The cell would clip an outline around it.
    outlineOffset: '-3px',
  },
} as const
