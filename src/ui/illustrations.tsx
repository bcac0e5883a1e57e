import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The attributes of a drawing in lines. */
export const lineDrawing = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A line drawing for an empty state, in colours of the current mode. */
export const Illustration = ({ children }: { children: ReactNode }) => (
  <Box asChild color="fg.muted" w="140px" h="auto">
    <svg viewBox="0 0 140 100" {...lineDrawing} aria-hidden>
      {children}
    </svg>
  </Box>
)

export const accent = { stroke: 'var(--chakra-colors-accent)' }
export const wash = { fill: 'var(--chakra-colors-accent-subtle)', stroke: 'none' }

/** An envelope on its way. */
export const EnvelopeIllustration = () => (
  <Illustration>
    <circle cx="76" cy="50" r="42" {...wash} />
    <path d="M44 30h68v44H44z" fill="var(--chakra-colors-bg-panel)" />
    <path d="m44 32 34 24 34-24" {...accent} />
    <path d="M14 40h18M22 52h14M10 64h22" />
  </Illustration>
)
