import { Table } from '@chakra-ui/react'
import { tableSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

/** On phones each row is a card, and `data-label` labels each cell. */
const cards = {
  '@media (max-width: 47.99rem)': {
    '& thead': { display: 'none' },
    '&, & tbody, & tfoot': { display: 'block' },
    '& :is(tbody, tfoot) tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'center',
      columnGap: '1rem',
      rowGap: '0.25rem',
      paddingBlock: '0.75rem',
      borderBottomWidth: '1px',
    },
    '& :is(tbody, tfoot) :is(th, td)': { display: 'block', padding: '0', border: '0' },
    '& :is(th, td):empty': { display: 'none' },
    '& .wide': { gridColumn: '1 / -1' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'fg.muted',
      fontSize: 'xs',
    },
  },
}

/** The table of a tab, shown as cards on phones. Expects Chakra's table cells. */
export const RecordTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <Table.Root
    recipe={tableSlotRecipe}
    aria-label={label}
    size="md"
    bg="transparent"
    fontVariantNumeric="tabular-nums"
    css={{
      ...cards,
      '& tr': { background: 'transparent' },
      '& :is(th, td)': { paddingInline: '0.5rem' },
      // Chakra's reset sets wrapping on every element; here the content inherits it from its cell.
      '& :is(th, td) *': { overflowWrap: 'inherit' },
      '& :is(th, td):first-of-type': { paddingInlineStart: '0' },
      '& :is(th, td):last-of-type': { paddingInlineEnd: '0' },
      '& thead th': { color: 'fg.muted', fontSize: 'xs' },
      '& tfoot :is(th, td)': { fontWeight: 'semibold', borderBottomWidth: '0' },
    }}
  >
    {children}
  </Table.Root>
)
