import type { ImportColumn } from '@/rules/import-columns'

export const rowHeight = 36

const widths = { number: 64, fate: 104, cell: 160 }

export const tableWidth = (fields: number) => widths.number + widths.fate + fields * widths.cell

const amounts: readonly ImportColumn[] = [
  'initial_debt',
  'amount_outstanding',
  'interestDue',
  'compDue',
]

/** Amounts are aligned on their pence. */
export const isAmount = (field: ImportColumn) => amounts.includes(field)

/** One set of rules for the whole sheet: cells are plain elements, for there are many of them. */
export const gridStyle = {
  overflow: 'auto',
  // Leaves room for the steps, the sums and the bar of actions on the same screen.
  maxHeight: 'clamp(18rem, calc(100dvh - 27rem), 40rem)',
  // Texts for screen readers are placed in relation to it, or they would widen the page.
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
  '& .fate': { width: `${widths.fate}px`, color: 'fg.muted' },
  '& .fate.to-fix': { color: 'fg.error', fontWeight: 'semibold' },
  '& svg': { display: 'inline-block', verticalAlign: '-0.125em', marginInlineEnd: '1.5' },
  '& .amount': { textAlign: 'right' },
  '& .cell': {
    cursor: 'cell',
    borderLeftWidth: '1px',
    // Room for the column names and the row numbers, which stay in view.
    scrollMarginTop: `${rowHeight}px`,
    scrollMarginLeft: `${widths.number}px`,
  },
  '& .cell.wrong': { bg: 'bg.error', color: 'fg.error' },
  '& .cell.odd': { bg: 'bg.warning' },
  '& .cell:focus': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  '& .cell input': { width: 'full', height: 'full', bg: 'bg.panel', color: 'fg', px: '1' },
} as const
