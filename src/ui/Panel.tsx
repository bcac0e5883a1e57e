import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Card } from './Card'

/** A bordered section, named by its heading or else by its label. */
export function Panel({
  label,
  heading,
  actions,
  isCompact = false,
  children,
}: {
  label?: string
  heading?: string
  actions?: ReactNode
  /** For one of many in a long form. */
  isCompact?: boolean
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <Card
      as="section"
      aria-label={heading ? undefined : label}
      aria-labelledby={heading && headingId}
      minW="0"
      {...(isCompact
        ? { px: { base: '4', md: '5' }, pt: '4', pb: '1', mb: '3' }
        : { p: { base: '4', md: '6' }, mb: '6' })}
    >
      {(heading || actions) && (
        <Flex wrap="wrap" justify="space-between" align="center" gap="3" mb={isCompact ? '2' : '4'}>
          {heading && (
            <Box as="h2" id={headingId} fontSize={isCompact ? 'lg' : 'xl'} fontWeight="semibold">
              {heading}
            </Box>
          )}
          {actions}
        </Flex>
      )}
      {children}
    </Card>
  )
}
