const paper = '[data-paper]'

/** Prints only the statement, in black on white, without the portal's header and buttons. */
export const printStyles = {
  '@page': { size: 'A4', margin: '16mm' },
  '@media print': {
    // All sizes are in rem: most statements then fit on one page.
    html: { fontSize: '12px !important' },
    [`body *:not(:has(${paper}), ${paper}, ${paper} *)`]: { display: 'none !important' },
    [`html, body, body :has(${paper}), ${paper}`]: {
      display: 'block !important',
      minHeight: '0 !important',
      maxWidth: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      background: '#fff !important',
    },
    [`${paper}, ${paper} *`]: {
      color: '#000 !important',
      background: 'transparent !important',
      borderColor: '#999 !important',
      boxShadow: 'none !important',
    },
    // Scrollable regions print in full.
    [`${paper} section`]: { overflow: 'visible !important' },
    [`${paper} thead`]: { display: 'table-header-group' },
    [`${paper} :is(tr, dl > *, [data-together])`]: { breakInside: 'avoid' },
    [`${paper} :is(h1, h2)`]: { breakAfter: 'avoid' },
  },
} as const
