import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from './Card'

/** A bordered section, named by its heading or else by its label. */
export const Panel = ({
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
}) => (
  <Card
    as="section"
    aria-label={heading ?? label}
    minW="0"
    {...(isCompact
      ? { px: { base: '4', md: '5' }, pt: '4', pb: '1', mb: '3' }
      : { p: { base: '4', md: '6' }, mb: '6' })}
  >
    {(heading || actions) && (
      <Flex wrap="wrap" justify="space-between" align="center" gap="3" mb={isCompact ? '2' : '4'}>
        {heading && (
          <Box as="h2" fontSize={isCompact ? 'lg' : 'xl'} fontWeight="semibold">
            {heading}
          </Box>
        )}
        {actions}
      </Flex>
    )}
    {children}
  </Card>
)
