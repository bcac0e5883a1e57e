import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from './Card'

/** A placeholder for an empty list, with the first action to take. */
export const EmptyState = ({
  heading,
  picture,
  actions,
  children,
}: {
  heading: string
  /** The URL of a drawing (`ui/illustrations`), in colours for light and dark. */
  picture?: string
  actions?: ReactNode
  children?: ReactNode
}) => (
  <Card display="flex" flexDirection="column" alignItems="center" gap="4" px="4" py="6" mb="6">
    {picture && <img src={picture} alt="" width={140} height={100} />}
    <Box textAlign="center">
      <Box as="h2" fontSize="xl" fontWeight="semibold">
        {heading}
      </Box>
      {children && (
        <Box mt="2" color="fg.muted" maxW="38rem" textWrap="pretty">
          {children}
        </Box>
      )}
    </Box>
    {actions && (
      <Flex wrap="wrap" justify="center" gap="3">
        {actions}
      </Flex>
    )}
  </Card>
)
