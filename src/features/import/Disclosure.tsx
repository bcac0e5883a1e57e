import { Box } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export const Disclosure = ({
  summary,
  open,
  children,
}: {
  summary: string
  open?: boolean
  children: ReactNode
}) => (
  <Box asChild css={style}>
    <details open={open}>
      <summary>
        <ChevronRight aria-hidden size={16} />
        {summary}
      </summary>
      <Box pt="2" pb="4">
        {children}
      </Box>
    </details>
  </Box>
)

const style = {
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '8',
    color: 'accent',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
} as const
