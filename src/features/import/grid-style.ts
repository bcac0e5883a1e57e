export const rowHeight = 40

const widths = { number: 72, fate: 96, cell: 160 }

export const tableWidth = (fields: number) => widths.number + widths.fate + fields * widths.cell

/** One set of rules for the whole sheet: cells are plain elements, for there are many of them. */
export const gridStyle = {
  overflow: 'auto',
  // Texts for screen readers are placed in relation to it, or they would widen the page.
  position: 'relative',
  borderWidth: '1px',
  borderRadius: 'md',
  bg: 'bg.panel',
  fontSize: 'sm',
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
    fontWeight: 'semibold',
  },
  '& .number': {
    width: `${widths.number}px`,
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bg: 'bg.subtle',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'medium',
  },
  '& thead .number': { zIndex: 3 },
  '& .fate': { width: `${widths.fate}px`, color: 'fg.muted' },
  '& .fate.to-fix': { color: 'fg.error', fontWeight: 'semibold' },
  '& .cell': { cursor: 'cell', borderLeftWidth: '1px', scrollMarginLeft: '5rem' },
  '& .cell.wrong': { bg: 'bg.error', color: 'fg.error' },
  '& .cell.odd': { bg: 'bg.warning' },
  '& .cell:focus': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  '& .cell input': { width: 'full', height: 'full', bg: 'bg.panel', color: 'fg', px: '1' },
} as const
