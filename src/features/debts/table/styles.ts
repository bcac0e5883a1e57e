const wide = '@media screen and (min-width: 48rem)'
const phone = '@media screen and (max-width: 47.99rem)'

const checkmark = {
  '& .select': { position: 'relative' },
  // The whole cell is the checkbox, so that a click beside the mark does not open the debt.
  '& .select input::after': { content: '""', position: 'absolute', inset: '0' },
  '& .select:hover input:not(:checked, :indeterminate)': { borderColor: 'accent' },
  '& .select input': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    boxSize: '5',
    m: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'sm',
    cursor: 'pointer',
  },
  '& .select input:is(:checked, :indeterminate)': {
    bg: 'accent.solid',
    borderColor: 'accent.solid',
  },
  '& .select input:checked::before': {
    content: '""',
    w: '2.5',
    h: '1.5',
    mt: '-0.5',
    borderInlineStart: '2px solid',
    borderBottom: '2px solid',
    borderColor: 'accent.contrast',
    transform: 'rotate(-45deg)',
  },
  '& .select input:indeterminate::before': {
    content: '""',
    w: '2.5',
    borderBottom: '2px solid',
    borderColor: 'accent.contrast',
  },
}

const common = {
  containerType: 'inline-size',
  fontSize: 'sm',
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& [hidden]': { display: 'none !important' },
  '& tbody th': { fontWeight: 'medium' },
  '& tbody a': { color: 'fg', textDecoration: 'none' },
  '& tbody tr:hover': { bg: 'bg.subtle' },
  '& tbody tr[data-debt]': { cursor: 'pointer' },
  '& tbody tr:active:not(:has(.select:active))': { bg: 'bg.muted' },
  '& tbody tr:hover:not(:has(.select:hover)) a': { color: 'accent', textDecoration: 'underline' },
  '& tbody tr[data-selected]': { bg: 'accent.subtle' },
  // Some badges have the same tint as a selected row.
  '& tbody tr[data-selected] .badges > *': { bg: 'bg.panel' },
  '& td, & th': { fontVariantNumeric: 'tabular-nums' },
  '& td[data-column=outstanding]': { fontWeight: 'semibold' },
  '& tbody tr.gap': { display: 'block', bg: 'transparent', border: '0', p: '0', m: '0' },
  // Badges that do not fit wrap to a second, hidden line.
  '& .badges': { display: 'flex', flexWrap: 'wrap', gap: '1', h: '5', overflow: 'hidden' },
  '& .badges > *': { flexShrink: 0, whiteSpace: 'nowrap', lineHeight: '1.25rem', minH: '5' },
  '& .tag': {
    px: '1.5',
    bg: 'bg.warning',
    color: 'fg.warning',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
  },
}

/**
 * Every row is a grid of the same tracks: fixed, so that scrolling and searching do not move them, and
 * no table layout, so that the browser skips the rows of a long list that are out of view. They remain
 * in its own search and in the accessibility tree; only `innerText` misses them.
 */
const rowsAsGrids = {
  [wide]: {
    '& table': { display: 'block', minWidth: 'var(--table-width)' },
    '& :is(thead, tbody)': { display: 'block' },
    '& tr:not(.gap)': {
      display: 'grid',
      gridTemplateColumns: '2.5rem var(--columns)',
      alignItems: 'center',
      borderBottomWidth: '1px',
    },
    '& tbody tr:not(.gap)': {
      h: 'var(--row-height)',
    },
    '&[data-long] tbody tr:not(.gap)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'calc(var(--row-height) - 1px)',
    },
    '& .select': { display: 'grid', alignItems: 'center', h: 'full' },
    '& thead tr': { h: '9', bg: 'bg', borderBottomColor: 'border.emphasized' },
    // Narrow tables show only the columns of a card.
    '@container (max-width: 60rem)': {
      '& table': { minWidth: '0' },
      '& tr:not(.gap)': { gridTemplateColumns: '2.5rem minmax(0, 1fr) 8rem 7.5rem 14rem' },
      '& :is(th, td)[data-column]:not([data-column=name], [data-column=outstanding], [data-column=overdue], [data-column=status])':
        { display: 'none' },
    },
  },
}

/** The text and the header of a row on a wide screen. */
const cells = {
  [wide]: {
    '& th, & td': {
      px: '2',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& .num': { textAlign: 'end' },
    '& .select': { ps: '3', pe: '1', overflow: 'visible' },
    '& thead th:not(.select)': { p: '0' },
    '& thead button': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      w: 'full',
      h: '9',
      px: '2',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      // Drawn inside the cell, which clips its overflow.
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& thead th.num button': { flexDirection: 'row-reverse' },
    '& thead [aria-sort] button': { color: 'fg' },
    '& thead button svg': { flexShrink: 0, opacity: 0 },
    '& thead button:is(:hover, :focus-visible) svg': { opacity: 0.5 },
    '& thead [aria-sort] button svg': { opacity: '1 !important' },
    '& tbody a:focus-visible': { outlineOffset: '-2px' },
  },
}

/** The header is sticky only if the table does not scroll sideways. */
const sticky = {
  [wide]: {
    '&[data-fits]': { overflowX: 'visible' },
    '&[data-fits] thead': { position: 'sticky', top: '0', zIndex: '1' },
  },
}

/** On phones a row is a two-line card: name and outstanding amount, status and days. */
const cards = {
  [phone]: {
    // The tint of a selected or pressed card reaches the edges of the screen.
    mx: '-4',
    '& table, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr:not(.gap)': {
      position: 'relative',
      display: 'grid',
      gridTemplateAreas: '"select name outstanding" "select status overdue"',
      gridTemplateColumns: '2rem minmax(0, 1fr) auto',
      gridTemplateRows: '1.5rem 1.25rem',
      rowGap: '1',
      columnGap: '2',
      px: '4',
      py: '3',
      borderBottomWidth: '1px',
    },
    // The size is that of two lines.
    '&[data-long] tbody tr:not(.gap)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 73px',
    },
    '& tbody td': { display: 'none' },
    // The whole card is a link, except the checkbox and its column.
    '& td.select': { display: 'grid', gridArea: 'select', placeItems: 'center start', zIndex: 1 },
    '& td.select input': { boxSize: '6' },
    '& td.select input::after': { insetBlock: '-3', insetInlineStart: '-4' },
    '& tbody a::after': { content: '""', position: 'absolute', inset: 0 },
    '& tbody th': {
      gridArea: 'name',
      textAlign: 'start',
      fontSize: 'md',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& td[data-column=outstanding]': {
      display: 'block',
      gridArea: 'outstanding',
      textAlign: 'end',
      fontSize: 'md',
    },
    '& td[data-column=status]': { display: 'block', gridArea: 'status', minW: '0' },
    '& td[data-column=overdue]': {
      display: 'block',
      gridArea: 'overdue',
      textAlign: 'end',
      color: 'fg.muted',
    },
    '& td[data-days]::after': { content: '" days"' },
    // The whole card is the link.
    '& tbody a:focus-visible': { outline: 'none' },
    '& tbody a:focus-visible::after': {
      outline: '3px solid',
      outlineColor: 'focus',
      outlineOffset: '-3px',
    },
  },
}

/** In print nothing scrolls, and the page is narrower than a screen. */
const paper = {
  '@media print': {
    overflow: 'visible',
    fontSize: '7.5pt',
    '& .select, & th:not([aria-sort]) svg': { display: 'none' },
    '& th, & td': {
      p: '0.15rem 0.2rem',
      textAlign: 'start',
      verticalAlign: 'middle',
      borderBottomWidth: '1px',
    },
    '& td': { overflowWrap: 'anywhere' },
    '& .num': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& thead button': { textAlign: 'inherit', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& thead svg': { display: 'inline', ms: '1' },
    '& .badges': { h: 'auto', overflow: 'visible' },
    '& tr': { breakInside: 'avoid' },
  },
}

export const tableCss = [common, checkmark, rowsAsGrids, cells, sticky, cards, paper]
