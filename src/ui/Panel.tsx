import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** A bordered section of a screen. */
export function Panel({
  heading,
  level = 2,
  actions,
  children,
}: {
  heading?: string
  level?: 2 | 3
  actions?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={heading ? id : undefined}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '4', md: '6' }}
      mb="6"
      minW="0"
    >
      {(heading || actions) && (
        <Flex wrap="wrap" justify="space-between" align="center" gap="3" mb="4">
          {heading && (
            <Box
              as={`h${level}`}
              id={id}
              fontSize={level === 2 ? 'xl' : 'lg'}
              fontWeight="semibold"
            >
              {heading}
            </Box>
          )}
          {actions && (
            <Flex wrap="wrap" gap="3">
              {actions}
            </Flex>
          )}
        </Flex>
      )}
      {children}
    </Box>
  )
}
