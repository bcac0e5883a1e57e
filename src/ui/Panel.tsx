import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Card } from './Card'

/** A bordered section, named by its heading or else by its label. */
export function Panel({
  label,
  heading,
  actions,
  children,
}: {
  label?: string
  heading?: string
  actions?: ReactNode
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <Card
      as="section"
      aria-label={heading ? undefined : label}
      aria-labelledby={heading ? headingId : undefined}
      p={{ base: '4', md: '6' }}
      mb="6"
      minW="0"
    >
      {(heading || actions) && (
        <Flex wrap="wrap" justify="space-between" align="center" gap="3" mb="4">
          {heading && (
            <Box as="h2" id={headingId} fontSize="xl" fontWeight="semibold">
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
    </Card>
  )
}
