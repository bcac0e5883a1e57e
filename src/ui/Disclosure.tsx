import { Box } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** Content collapsed under a summary with a chevron. The browser's own disclosure: its find opens it. */
export function Disclosure({
  summary,
  isOpen,
  onOpenChange,
  children,
}: {
  summary: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}) {
  return (
    <details open={isOpen} onToggle={(event) => onOpenChange(event.currentTarget.open)}>
      <Box
        asChild
        display="flex"
        alignItems="baseline"
        gap="1"
        w="fit-content"
        py="1"
        fontSize="sm"
        color="accent"
        cursor="pointer"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          '& > svg': { flexShrink: 0, alignSelf: 'center' },
          '[open] > & > svg': { transform: 'rotate(90deg)' },
        }}
      >
        <summary>
          <ChevronRight aria-hidden size={16} />
          <span>{summary}</span>
        </summary>
      </Box>
      {children}
    </details>
  )
}
