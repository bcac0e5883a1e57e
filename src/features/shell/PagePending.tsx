import { Box } from '@chakra-ui/react'
import { Skeleton } from '@/ui/Skeleton'

/** The skeleton of a screen while its route loads. */
export function PagePending() {
  return (
    <Box aria-busy="true">
      <Box aria-hidden h="9" w="14rem" maxW="60%" mb="8" bg="bg.muted" borderRadius="sm" />
      <Skeleton lines={5} />
    </Box>
  )
}
