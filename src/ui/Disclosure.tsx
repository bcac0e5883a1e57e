import { Box, chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    w: 'fit-content',
    minH: '8',
    color: 'accent',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _icon: { flexShrink: 0 },
    'details[open] > &': { _icon: { transform: 'rotate(90deg)' } },
    '&::-webkit-details-marker': { display: 'none' },
  },
})

/** Content collapsed under a summary with a chevron: the browser's own disclosure, styled. */
export const Disclosure = ({
  summary,
  isOpen,
  onOpenChange,
  children,
}: {
  summary: ReactNode
  /** Whether it is open; without `onOpenChange`, only until the user opens or closes it. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}) => (
  <details open={isOpen} onToggle={(event) => onOpenChange?.(event.currentTarget.open)}>
    <Summary>
      <ChevronRight aria-hidden size={16} />
      <span>{summary}</span>
    </Summary>
    <Box py="2">{children}</Box>
  </details>
)
