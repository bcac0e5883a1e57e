import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'

/** A bordered section, named by its heading or else by its label. */
export function Panel({
  ref,
  id,
  label,
  heading,
  level = 2,
  actions,
  children,
}: {
  /** For a section that receives focus. */
  ref?: Ref<HTMLDivElement>
  id?: string
  label?: string
  heading?: string
  level?: 2 | 3
  actions?: ReactNode
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <Box
      as="section"
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      outline="none"
      id={id}
      aria-label={heading ? undefined : label}
      aria-labelledby={heading ? headingId : undefined}
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
              id={headingId}
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
