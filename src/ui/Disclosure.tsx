import { Box } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

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
  <Box asChild css={style}>
    <details open={isOpen} onToggle={(event) => onOpenChange?.(event.currentTarget.open)}>
      <summary>
        <ChevronRight aria-hidden size={16} />
        <span>{summary}</span>
      </summary>
      <Box py="2">{children}</Box>
    </details>
  </Box>
)

const style = {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    width: 'fit-content',
    minHeight: '8',
    color: 'accent',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary > svg': { flexShrink: 0 },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
} as const
