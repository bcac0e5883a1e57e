import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'

/** The provider's administration stands beside the API, on the same host. */
const administration = new URL('/admin/', new URL(config.apiUrl, window.location.origin))

/** Shown only to users whose record carries the flag; no link of the portal leads here. */
export function Admin() {
  return (
    <Screen heading="Administration" width="narrow">
      <p>Clients, users and debts are administered by the provider, outside this portal.</p>
      <p>
        <ExternalLink href={administration.href}>Open the administration</ExternalLink>
      </p>
    </Screen>
  )
}
