import { Box, Flex, Grid, Skeleton, Span } from '@chakra-ui/react'

/** Placeholder of a debt, with the dimensions of the loaded screen. */
export const DebtSkeleton = () => (
  <Box role="status">
    <Span srOnly>Loading the debt…</Span>
    <Box aria-hidden>
      <Skeleton h="6" w="20rem" maxW="full" mb="6" />
      <Skeleton h="5" w="8rem" mb="2" />
      <Skeleton h="10" w="12rem" mb="2" />
      <Skeleton h="6" w="28rem" maxW="full" mb="7" />
      <Flex gap="3" mb="6" pb="3" borderBottomWidth="1px" overflow="hidden">
        {['overview', 'notes', 'invoices', 'payments', 'addresses', 'contacts'].map((tab) => (
          <Skeleton key={tab} h="7" w="6rem" flex="none" />
        ))}
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 23rem' }}
        columnGap="6"
        rowGap="6"
      >
        <Skeleton h="21rem" borderRadius="lg" />
        <Skeleton h="25rem" borderRadius="lg" />
      </Grid>
    </Box>
  </Box>
)
