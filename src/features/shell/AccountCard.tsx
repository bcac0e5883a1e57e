import { Box, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { currentUserQuery } from '@/api/user'
import { config } from '@/config'
import { Button, ButtonLink, ExternalLink, TextLink } from '@/ui/Buttons'
import { ContactDetails } from './ContactDetails'

interface AccountCardActions {
  /** Called when a link is followed, to close the card. */
  onFollow: () => void
  onLogout: () => void
}

export function AccountCard({ loggedIn, ...leaving }: { loggedIn: boolean } & AccountCardActions) {
  return (
    <Flex direction="column" gap="4">
      {loggedIn ? <Member {...leaving} /> : <Visitor onFollow={leaving.onFollow} />}
      <Box borderTopWidth="1px" pt="4">
        <ContactDetails />
        <Box mt="2" fontSize="sm">
          <ExternalLink href={config.privacyUrl}>Privacy policy</ExternalLink>
        </Box>
      </Box>
    </Flex>
  )
}

function Visitor({ onFollow }: { onFollow: () => void }) {
  // Register and login pass the intended path on to each other.
  const { redirect } = useSearch({ strict: false })
  const search = redirect ? { redirect } : {}
  return (
    <>
      <p>Please register or login to continue.</p>
      <Flex gap="3" wrap="wrap">
        <ButtonLink to="/register" search={search} onClick={onFollow}>
          Register
        </ButtonLink>
        <ButtonLink to="/login" search={search} variant="outline" onClick={onFollow}>
          Login
        </ButtonLink>
      </Flex>
    </>
  )
}

function Member({ onFollow, onLogout }: AccountCardActions) {
  const { data: user } = useQuery(currentUserQuery)
  return (
    <>
      <Box minW="0" overflowWrap="anywhere">
        <Box fontWeight="semibold">
          {user ? `${user.first_name} ${user.last_name} (Logged In)` : '(Logged In)'}
        </Box>
        <Box color="fg.muted">{user?.email}</Box>
      </Box>
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <TextLink to="/client-settings" onClick={onFollow}>
          Client settings
        </TextLink>
        <Button variant="outline" onClick={onLogout}>
          Logout
        </Button>
      </Flex>
    </>
  )
}
