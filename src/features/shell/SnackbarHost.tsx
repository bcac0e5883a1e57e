import { Box, Flex, Span } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '@/session/SessionContext'
import { type Snackbar, snackbar, snackbarGivesWayMs, snackbarMs } from '@/session/snackbar'

/** Where messages appear: one at a time, none lost, gone after a while or at a click. */
export function SnackbarHost() {
  const { snackbars } = useSession()
  const [shown] = snackbars
  return (
    <Flex
      position="fixed"
      insetX="0"
      bottom="0"
      p="4"
      justify="center"
      pointerEvents="none"
      zIndex="snackbar"
    >
      {shown && <Message key={shown.id} entry={shown} waiting={snackbars.length > 1} />}
    </Flex>
  )
}

function Message({ entry, waiting }: { entry: Snackbar; waiting: boolean }) {
  const [held, setHeld] = useState(false)
  const since = useRef(Date.now())

  useEffect(() => {
    if (held) return
    const stays = waiting ? snackbarGivesWayMs : snackbarMs
    const left = Math.max(0, since.current + stays - Date.now())
    const timer = setTimeout(() => snackbar.close(entry.id), left)
    return () => clearTimeout(timer)
  }, [entry.id, held, waiting])

  const failed = entry.colour === 'error'
  return (
    <Flex
      role={failed ? 'alert' : 'status'}
      align="flex-start"
      gap="3"
      maxW="36rem"
      px="4"
      py="3"
      borderRadius="md"
      color="white"
      bg={failed ? '#a3231c' : '#1b6235'}
      boxShadow="0 6px 20px rgb(10 16 20 / 0.3)"
      cursor="pointer"
      pointerEvents="auto"
      animation="rise 150ms ease-out"
      onClick={() => snackbar.close(entry.id)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Span aria-hidden fontWeight="bold">
        {failed ? '!' : '✓'}
      </Span>
      <Box whiteSpace="pre-line" overflowWrap="anywhere">
        {entry.message}
      </Box>
      <Box asChild minW="6" minH="6" cursor="pointer" _focusVisible={{ outlineColor: 'white' }}>
        <button type="button" aria-label="Close message">
          ×
        </button>
      </Box>
    </Flex>
  )
}
