import { Box, Text } from '@chakra-ui/react'
import { CookieChoice } from './CookieChoice'
import { useConsent } from './useConsent'

/** Placed in the page flow, so it covers neither content nor focus. */
export function CookieBanner({ onChosen }: { onChosen: () => void }) {
  if (useConsent() !== 'unasked') return null
  return (
    <Box
      as="section"
      aria-label="Cookies"
      px={{ base: '4', md: '6' }}
      py="4"
      bg="bg.info"
      borderBottomWidth="1px"
    >
      <Text fontWeight="semibold" mb="1">
        May we use cookies?
      </Text>
      <CookieChoice onChosen={onChosen} />
    </Box>
  )
}
