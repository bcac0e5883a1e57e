import { Box, Flex, Span } from '@chakra-ui/react'
import { config } from '@/config'

/** Section 9: at most 60 px high and 280 px wide. */
export const Logo = () => (
  <Flex as="span" align="center" gap="3" maxW="280px" maxH="60px">
    <Box asChild flex="none" boxSize={{ base: '8', md: '10' }}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="8" fill="#0b5a6f" />
        <path
          d="M9 27c3.5 2.6 7.3 2.6 11 0s7.5-2.6 11 0M20 8v14M20 8l8 10H20"
          fill="none"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Box>
    <Span
      data-name
      minW="0"
      fontFamily="heading"
      fontSize={{ base: 'md', md: 'lg' }}
      fontWeight="semibold"
      lineHeight="1.15"
    >
      {config.productName}
    </Span>
  </Flex>
)
