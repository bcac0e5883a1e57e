import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'

/** The provider's administration site, on the API's host. */
const administration = new URL('/admin/', new URL(config.apiUrl, window.location.origin))

/** Only for users with the admin flag; nothing links here. */
export function Admin() {
  return (
    <Screen heading="Administration" width="narrow">
      <p>Clients, users and debts are administered by the provider, outside this portal.</p>
      <p>
        <ExternalLink href={administration.href}>Open the administration site</ExternalLink>
      </p>
    </Screen>
  )
}
