import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A screen: its one `h1`, which is given the focus after navigating, and what stands below it. */
export function Screen({
  heading,
  intro,
  actions,
  width = 'wide',
  children,
}: {
  heading: string
  intro?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'wide'
  children?: ReactNode
}) {
  return (
    <Box maxW={width === 'narrow' ? '36rem' : '80rem'} mx={width === 'narrow' ? 'auto' : undefined}>
      <Flex
        wrap="wrap"
        justify="space-between"
        align="flex-start"
        gap="4"
        mb={{ base: '4', md: '6' }}
      >
        <Box flex={{ base: '1 1 auto', md: '1 1 16rem' }} minW="0">
          <Box
            as="h1"
            tabIndex={-1}
            fontSize={{ base: '2xl', md: '3xl' }}
            fontWeight="semibold"
            outline="none"
            overflowWrap="anywhere"
          >
            {heading}
          </Box>
          {intro && (
            <Box mt="2" color="fg.muted" maxW="42rem">
              {intro}
            </Box>
          )}
        </Box>
        {actions && (
          <Flex wrap="wrap" gap={{ base: '2', md: '3' }} _print={{ display: 'none' }}>
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Box>
  )
}
