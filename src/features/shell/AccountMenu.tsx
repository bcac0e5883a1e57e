import { Box, Flex, Grid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CircleUser } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { currentUserQuery } from '@/api/user'
import { config } from '@/config'
import { delayedRequests, hasDrafts } from '@/session/drafts'
import { useSession } from '@/session/SessionContext'
import { session } from '@/session/session'
import { Button, ButtonLink, ExternalLink, IconButton, TextLink } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import { ContactDetails } from './ContactDetails'

/** A logout waits no longer for the responses to delayed requests. */
const responsesMs = 5_000

async function sendAndLogOut() {
  // The requests need the tokens, also to renew the session first.
  const responses = Promise.all([...delayedRequests].map((send) => send()))
  await Promise.race([responses, new Promise((resolve) => setTimeout(resolve, responsesMs))])
  session.logOut()
}

/**
 * The account menu: a disclosure, so that Logout needs no code that might be missing. Escape, a
 * link or the focus moving on closes the card. Logout asks first if unsaved work would be lost.
 */
export function AccountMenu() {
  const isLoggedIn = useSession().tokens !== null
  // Section 4: the user is fetched when the portal starts and after each login.
  const { data: user } = useQuery({
    ...currentUserQuery,
    enabled: isLoggedIn,
    refetchOnWindowFocus: false,
  })
  // Register and login pass the intended path on to each other.
  const { redirect } = useSearch({ strict: false })
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  const close = () => setOpen(false)
  const closeWithFocus = () => {
    close()
    button.current?.focus()
  }
  function logOut() {
    // The dialog gives the focus back to this button; the pressed one goes with the card.
    closeWithFocus()
    if (hasDrafts()) setAsking(true)
    else void sendAndLogOut()
  }
  return (
    // It can be focused, so that a press on the card is not a press outside it.
    <Box
      position="relative"
      outline="none"
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && close()
      }
      onKeyDown={({ key }) => isOpen && key === 'Escape' && closeWithFocus()}
    >
      <IconButton
        ref={button}
        variant="outline"
        label="Account menu"
        icon={<CircleUser />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <AccountCard id={id}>
          {isLoggedIn ? (
            <>
              <div>
                <strong>
                  {user ? `${user.first_name} ${user.last_name} (Logged In)` : '(Logged In)'}
                </strong>
                <div>{user?.email}</div>
              </div>
              <Flex wrap="wrap" align="center" gap="3">
                <TextLink to="/client-settings" onClick={close}>
                  Client settings
                </TextLink>
                <Button variant="outline" onClick={logOut}>
                  Logout
                </Button>
              </Flex>
            </>
          ) : (
            <>
              <p>Please register or login to continue.</p>
              <Flex wrap="wrap" gap="3">
                <ButtonLink to="/register" search={{ redirect }} onClick={close}>
                  Register
                </ButtonLink>
                <ButtonLink to="/login" search={{ redirect }} variant="outline" onClick={close}>
                  Login
                </ButtonLink>
              </Flex>
            </>
          )}
        </AccountCard>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="You have unsaved work"
        body="If you log out, you will lose what you have not saved."
        confirm="Logout"
        onConfirm={() => {
          setAsking(false)
          void sendAndLogOut()
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

/** Section 9: the card is 400 px wide. */
const AccountCard = ({ id, children }: { id: string; children: ReactNode }) => (
  <Grid
    as="section"
    id={id}
    aria-label="Account"
    position="absolute"
    insetEnd="0"
    top="calc(100% + 0.5rem)"
    zIndex="drawer"
    gap="4"
    w="400px"
    maxW="calc(100vw - 1.5rem)"
    p="5"
    borderWidth="1px"
    borderColor="border.emphasized"
    borderRadius="lg"
    bg="bg.panel"
    boxShadow="lg"
    overflowWrap="anywhere"
  >
    {children}
    <Grid gap="2" pt="4" borderTopWidth="1px" fontSize="sm">
      <ContactDetails />
      <ExternalLink href={config.privacyUrl}>Privacy policy</ExternalLink>
    </Grid>
  </Grid>
)
