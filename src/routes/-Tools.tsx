import { Box } from '@chakra-ui/react'
import { useSession } from '@/session/SessionContext'
import { lazyComponent } from '@/ui/lazy-component'

const Commands = lazyComponent(() => import('./-Commands'))

/** The command bar and keyboard shortcuts for logged-in users; loaded after the screen. */
export function Tools() {
  const { loggedIn } = useSession()
  return (
    loggedIn && (
      <Box minW={{ base: '2.75rem', md: '3.5rem', lg: '6.7rem' }}>
        <Commands />
      </Box>
    )
  )
}
