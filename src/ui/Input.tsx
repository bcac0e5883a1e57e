import { Box, Flex } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

export { Input } from '@chakra-ui/react'
export { Select } from './Select'

/** A text box, which leaves room by its padding, and what stands inside its start. */
export const InputGroup = ({
  start,
  children,
  ...group
}: ComponentProps<typeof Flex> & { start?: ReactNode }) => (
  <Flex position="relative" align="center" {...group}>
    {children}
    <Box aria-hidden position="absolute" insetStart="3" color="fg.muted" pointerEvents="none">
      {start}
    </Box>
  </Flex>
)
