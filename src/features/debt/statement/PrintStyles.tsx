import { Global } from '@emotion/react'

const paper = '[data-paper]'

/** On paper there is nothing but the paper: no frame of the portal, no buttons, black on white. */
const styles = {
  '@page': { size: 'A4', margin: '16mm' },
  '@media print': {
    // All sizes follow: most statements then fit on one page.
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
    // What may scroll on a screen stands whole on paper.
    [`${paper} [role=region]`]: { overflow: 'visible !important' },
    [`${paper} thead`]: { display: 'table-header-group' },
    [`${paper} :is(tr, dl > *, [data-together])`]: { breakInside: 'avoid' },
    [`${paper} :is(h1, h2)`]: { breakAfter: 'avoid' },
  },
} as const

export const PrintStyles = () => <Global styles={styles} />
