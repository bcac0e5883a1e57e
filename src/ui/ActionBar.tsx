import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { keepMessagesAbove } from './keep-messages-above'

/**
 * Buttons of a step, which stick to the bottom of the screen while the step is taller.
 * `summary` is shown beside the main button, which comes last.
 */
export const ActionBar = ({
  secondary,
  summary,
  children,
}: {
  secondary?: ReactNode
  summary?: ReactNode
  children?: ReactNode
}) => (
  <Flex
    ref={keepMessagesAbove}
    wrap="wrap"
    justify="space-between"
    align="center"
    columnGap="4"
    rowGap="2"
    position="sticky"
    bottom="0"
    zIndex="10"
    mt="auto"
    mx={{ base: '-4', md: '-8' }}
    // Flush with the edges of the content, whose padding this takes back.
    mb={{ base: '-6', md: '-8' }}
    px={{ base: '4', md: '8' }}
    py="3"
    bg="bg.panel"
    borderTopWidth="1px"
  >
    <Flex wrap="wrap" gap="2">
      {secondary}
    </Flex>
    {/* On a phone the summary stands beside the secondary actions, above the main button. */}
    <Flex
      display={{ base: 'contents', md: 'flex' }}
      wrap="wrap"
      align="center"
      columnGap="4"
      rowGap="2"
    >
      {summary}
      <Flex wrap="wrap" gap="2" flexGrow={{ base: 1, md: 0 }} css={growOnPhone}>
        {children}
      </Flex>
    </Flex>
  </Flex>
)

const growOnPhone = { '& > *': { flexGrow: { base: 1, md: 0 } } }
