import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Tone = 'info' | 'warning' | 'error' | 'success'

/** The mark beside the colour: the tone is never told by colour alone. */
const marks: Record<Tone, string> = { info: 'i', warning: '!', error: '!', success: '✓' }

/** A message that stays on the screen. An error is announced as it appears. */
export function Notice({
  tone,
  heading,
  level,
  actions,
  children,
}: {
  tone: Tone
  heading?: string
  /** Of a notice that begins a result: its heading is one of the page. */
  level?: 2 | 3
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <Flex
      role={tone === 'error' ? 'alert' : undefined}
      gap="3"
      p="4"
      mb="4"
      bg={`bg.${tone}`}
      borderInlineStartWidth="4px"
      borderColor={`fg.${tone}`}
      borderRadius="sm"
    >
      <Box aria-hidden color={`fg.${tone}`} fontWeight="bold" minW="4" textAlign="center">
        {marks[tone]}
      </Box>
      <Box minW="0" flex="1">
        {heading && (
          <Box as={level && `h${level}`} fontWeight="semibold" mb={children ? '1' : undefined}>
            {heading}
          </Box>
        )}
        <Box whiteSpace="pre-line" overflowWrap="anywhere">
          {children}
        </Box>
        {actions && (
          <Flex wrap="wrap" gap="3" mt="3">
            {actions}
          </Flex>
        )}
      </Box>
    </Flex>
  )
}
