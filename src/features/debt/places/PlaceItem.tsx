import { Box, Flex, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Buttons'
import { CopyButton } from '../CopyButton'

/** One address or contact with its two buttons. */
export function PlaceItem({
  word,
  name,
  onEdit,
  onRemove,
  copied,
  children,
}: {
  word: string
  name: string
  onEdit: () => void
  onRemove: () => void
  /** What "Copy" takes. */
  copied: string
  children: ReactNode
}) {
  const more = (
    <Span srOnly>
      {word} {name}
    </Span>
  )
  return (
    <Box as="li" borderWidth="1px" borderRadius="lg" bg="bg.panel" p="4" minW="0">
      {children}
      <Flex gap="2" wrap="wrap" mt="3" overflowWrap="anywhere">
        <Button variant="outline" onClick={onEdit}>
          Edit {more}
        </Button>
        <CopyButton text={copied} what={`${word} ${name}`} />
        <Button variant="ghost" tone="danger" onClick={onRemove}>
          Remove {more}
        </Button>
      </Flex>
    </Box>
  )
}
