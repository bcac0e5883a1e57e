import { Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'

/**
 * Redirects to the provider's site and replaces the history entry, so Back does not return here.
 */
export function Home() {
  useEffect(() => {
    window.location.replace(config.marketingUrl)
  }, [])
  return (
    <Screen heading="Home" width="narrow">
      <Text>
        Taking you to our website. If nothing happens, go to{' '}
        <ExternalLink href={config.marketingUrl}>our website</ExternalLink>.
      </Text>
    </Screen>
  )
}
