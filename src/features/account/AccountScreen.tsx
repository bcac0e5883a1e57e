import { Box, Grid } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Screen } from '@/ui/Screen'
import { BrandPanel } from './BrandPanel'

/** Layout for logged-out users: the form beside the brand panel, or above it on a phone. */
export const AccountScreen = (screen: Omit<ComponentProps<typeof Screen>, 'width'>) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
    maxW={{ base: '36rem', lg: '68rem' }}
    minH={{ lg: '34rem' }}
    mx="auto"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="lg"
    overflow="hidden"
  >
    <Box p={{ base: '4', md: '8', lg: '12' }} minW="0">
      <Screen {...screen} width="narrow" />
    </Box>
    <BrandPanel />
  </Grid>
)
