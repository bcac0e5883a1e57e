import { Badge } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const palettes = { neutral: 'gray', warning: 'amber', info: 'accent' } as const

/** A short label, such as "Primary"; for a debt's status use `StatusBadge`. */
export const Tag = ({
  tone = 'neutral',
  children,
}: {
  tone?: keyof typeof palettes
  children: ReactNode
}) => (
  <Badge
    size="md"
    colorPalette={palettes[tone]}
    maxW="full"
    whiteSpace="normal"
    overflowWrap="anywhere"
  >
    {children}
  </Badge>
)
