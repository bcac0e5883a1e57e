import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const maxWidths = { narrow: '36rem', wide: '80rem', full: undefined }

/** The `h1` of a screen, which receives focus after navigation. */
export const ScreenHeading = ({ children }: { children: string }) => (
  <Box
    as="h1"
    tabIndex={-1}
    fontSize={{ base: '2xl', md: '3xl' }}
    fontWeight="semibold"
    overflowWrap="anywhere"
  >
    {children}
  </Box>
)

export const Screen = ({
  heading,
  intro,
  actions,
  width = 'wide',
  children,
}: {
  heading: string
  intro?: ReactNode
  actions?: ReactNode
  /** `full` is for long tables: full window width, small top margin. */
  width?: 'narrow' | 'wide' | 'full'
  children?: ReactNode
}) => (
  <Box maxW={maxWidths[width]}>
    <Flex
      wrap="wrap"
      justify="space-between"
      gap={{ base: '2', md: '4' }}
      mb={width === 'full' ? '3' : { base: '4', md: '6' }}
    >
      <Box flex="1 1 auto" minW="0">
        <ScreenHeading>{heading}</ScreenHeading>
        {intro && (
          <Box mt="2" color="fg.muted" maxW="42rem" textWrap="pretty">
            {intro}
          </Box>
        )}
      </Box>
      {actions && (
        <Flex wrap="wrap" gap={{ base: '1', md: '3' }} _print={{ display: 'none' }}>
          {actions}
        </Flex>
      )}
    </Flex>
    {children}
  </Box>
)
