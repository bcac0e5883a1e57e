import { Box, Flex } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CircleUser } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { currentUserQuery } from '@/api/user'
import { config } from '@/config'
import { useSession } from '@/session/SessionContext'
import { Button, ButtonLink, ExternalLink, IconButton, TextLink } from '@/ui/Buttons'
import { ContactDetails } from './ContactDetails'
import { useLogout } from './useLogout'

/** The account menu. Escape or navigation closes the card. */
export function AccountMenu() {
  const { loggedIn, userEpoch } = useSession()
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const queryClient = useQueryClient()
  const { logout, dialog } = useLogout()

  // Section 4: the user is fetched after each login.
  // biome-ignore lint/correctness/useExhaustiveDependencies: userEpoch changes with the user
  useEffect(() => {
    if (loggedIn) queryClient.query(currentUserQuery).catch(() => {})
  }, [loggedIn, userEpoch, queryClient])

  useEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  const close = () => setOpen(false)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const onLogout = () => {
    close()
    // The dialog restores focus to this button; the pressed one is removed with the card.
    button.current?.focus()
    logout()
  }

  return (
    <Box ref={root} position="relative" onBlur={onBlur}>
      <IconButton
        ref={button}
        variant="outline"
        label="Account menu"
        icon={<CircleUser />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Flex
          id={id}
          role="region"
          aria-label="Account"
          direction="column"
          gap="4"
          position="absolute"
          insetEnd="0"
          top="calc(100% + 0.5rem)"
          zIndex="drawer"
          // Section 9: the card is 400 px wide.
          w="400px"
          maxW="calc(100vw - 1.5rem)"
          p="5"
          bg="bg.panel"
          color="fg"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="lg"
          boxShadow="lg"
        >
          {loggedIn ? (
            <Member onFollow={close} onLogout={onLogout} />
          ) : (
            <Visitor onFollow={close} />
          )}
          <Box borderTopWidth="1px" pt="4">
            <ContactDetails />
            <Box mt="2" fontSize="sm">
              <ExternalLink href={config.privacyUrl}>Privacy policy</ExternalLink>
            </Box>
          </Box>
        </Flex>
      )}
      {dialog}
    </Box>
  )
}

/** The links of a visitor. */
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

/** The name and links of a logged-in user. */
function Member({ onFollow, onLogout }: { onFollow: () => void; onLogout: () => void }) {
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
