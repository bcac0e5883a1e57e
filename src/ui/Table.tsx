import { Box } from '@chakra-ui/react'
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
  // Aligns text with a control in the same row.
  '& tr:has(select) > *': { verticalAlign: 'middle' },
  '& thead th': {
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    verticalAlign: 'bottom',
    borderBottomWidth: '2px',
  },
  // Long words wrap, so they do not push other columns out of view.
  '& .words, & .words *': { overflowWrap: 'anywhere' },
  '& .words': { minWidth: '6rem' },
  '& th.words': { minWidth: '8rem' },
  // Status words do not wrap.
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

/** Paper cannot scroll and is narrower than a screen. */
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

/** A styled native table; a wide one scrolls, also by keyboard. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="region"
      aria-label={`${label}, scrolls sideways`}
      tabIndex={0}
      overflowX="auto"
      css={[css, paper]}
    >
      <table aria-label={label}>{children}</table>
    </Box>
  )
}
