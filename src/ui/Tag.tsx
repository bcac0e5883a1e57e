import { Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const looks = {
  neutral: { bg: 'bg.subtle', color: 'fg' },
  warning: { bg: 'bg.warning', color: 'fg.warning' },
  info: { bg: 'bg.info', color: 'fg.info' },
} as const

/** A word about a thing, such as its status. */
export const Tag = ({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'warning' | 'info'
  children: ReactNode
}) => (
  <Span
    {...looks[tone]}
    display="inline-block"
    px="2"
    py="0.5"
    borderRadius="sm"
    fontSize="sm"
    fontWeight="medium"
    maxW="full"
    overflowWrap="anywhere"
  >
    {children}
  </Span>
)
