import { Box, EmptyState as ChakraEmptyState, Flex } from '@chakra-ui/react'
import { emptyStateSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

/** A placeholder for an empty list, with the first action to take. */
export function EmptyState({
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
}) {
  return (
    <ChakraEmptyState.Root
      recipe={emptyStateSlotRecipe}
      size="sm"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      mb="6"
    >
      <ChakraEmptyState.Content gap="4">
        {picture && <img src={picture} alt="" width={140} height={100} />}
        <Box textAlign="center">
          <ChakraEmptyState.Title as="h2" fontSize="xl">
            {heading}
          </ChakraEmptyState.Title>
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
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  )
}
