import { Badge } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const palettes = { neutral: 'gray', warning: 'amber', info: 'accent' } as const

/** A word about a thing, such as "Primary"; a debt's status has `StatusBadge`. */
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
