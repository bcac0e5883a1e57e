import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/ui/Buttons'
import type { DebtRow } from './debt-row'
import { Totals } from './Totals'

/** On a small screen the first debt is worth more than the last figure: what is `.more` folds. */
const Folding = chakra('div', {
  base: {
    '@media screen and (max-width: 47.99rem)': {
      '&:not([data-open]) .more': { display: 'none !important' },
    },
  },
})

/** What the list comes to, above it: one number leads, the rest stands below or folds behind it. */
export function ListHead({
  shown,
  all,
  updated,
  children,
}: {
  shown: readonly DebtRow[]
  all: number
  updated: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Folding id={id} data-open={open || undefined}>
      <Totals
        shown={shown}
        all={all}
        aside={
          <>
            <Button
              hideFrom="md"
              variant="ghost"
              minH="8"
              px="2"
              py="0"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Fewer figures' : 'More figures'}
            </Button>
            <Box className="more" _print={{ display: 'none' }}>
              {updated}
            </Box>
          </>
        }
      />
      {children}
    </Folding>
  )
}
