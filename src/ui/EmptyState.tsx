import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Nothing here yet: what it is, and what to do first. */
export function EmptyState({
  heading,
  level = 2,
  actions,
  children,
}: {
  heading: string
  level?: 2 | 3
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <Box
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="lg"
      bg="bg.panel"
      p={{ base: '5', md: '8' }}
      mb="6"
    >
      <Box as={`h${level}`} fontSize="xl" fontWeight="semibold">
        {heading}
      </Box>
      {children && (
        <Box mt="2" color="fg.muted" maxW="38rem">
          {children}
        </Box>
      )}
      {actions && (
        <Flex wrap="wrap" gap="3" mt="5">
          {actions}
        </Flex>
      )}
    </Box>
  )
}
