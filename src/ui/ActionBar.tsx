import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * A ref for a bar at the bottom of the screen: messages stand above it. An attribute of the body
 * says so, because `body:has(…)` would compute all styles anew with every element that comes or goes.
 */
export function keepMessagesAbove(bar: HTMLElement | null) {
  if (!bar) return
  document.body.setAttribute('data-bottom-bar', '')
  return () => document.body.removeAttribute('data-bottom-bar')
}

/**
 * Buttons of a step, which stick to the bottom of the screen while the step is taller; the main one
 * comes last. On a phone they fill their rows.
 */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <Flex
    ref={keepMessagesAbove}
    wrap="wrap"
    align="center"
    columnGap="4"
    rowGap="2"
    position="sticky"
    bottom="0"
    zIndex="10"
    mt="auto"
    // Flush with the edges of the content, whose padding this takes back.
    mx={{ base: '-4', md: '-8' }}
    mb={{ base: '-6', md: '-8' }}
    px={{ base: '4', md: '8' }}
    py="3"
    bg="bg.panel"
    borderTopWidth="1px"
    css={{ '& > *': { flexGrow: { base: 1, md: 0 } } }}
  >
    {children}
  </Flex>
)
