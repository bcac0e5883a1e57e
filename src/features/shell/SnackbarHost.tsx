import { Box, Flex } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '@/session/SessionContext'
import { type Snackbar, snackbar, snackbarMinMs, snackbarMs } from '@/session/snackbar'

/**
 * Shows snackbar messages one at a time, each until its timeout or a click. The live region is
 * outside the page, because an open dialog hides the page from screen readers.
 */
export function SnackbarHost() {
  const { snackbars } = useSession()
  const [shown] = snackbars
  return createPortal(
    <Flex
      aria-live="polite"
      position="fixed"
      insetX="0"
      // On a phone it covers the top bar, where there are no form controls.
      top={{ base: '0', md: 'auto' }}
      bottom={{ base: 'auto', md: '0' }}
      p="4"
      justify="center"
      pointerEvents="none"
      zIndex="snackbar"
      css={{ '@media (min-width: 48rem)': { 'body[data-bottom-bar] &': { bottom: '16' } } }}
    >
      {shown && <Message key={shown.id} entry={shown} waiting={snackbars.length > 1} />}
    </Flex>,
    document.body,
  )
}

/** Dismisses a message after its timeout; hover and focus pause the timer. */
function useAutoDismiss(id: number, stays: number, held: boolean) {
  const read = useRef(0)
  useEffect(() => {
    if (held) return
    const since = Date.now()
    const timer = setTimeout(() => snackbar.close(id), Math.max(0, stays - read.current))
    return () => {
      clearTimeout(timer)
      read.current += Date.now() - since
    }
  }, [id, stays, held])
}

function Message({ entry, waiting }: { entry: Snackbar; waiting: boolean }) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)
  useAutoDismiss(entry.id, waiting ? snackbarMinMs : snackbarMs, pointed || focused)

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setFocused(true)
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
  }
  const close = () => {
    snackbar.close(entry.id)
    if (focused) cameFrom.current?.focus({ preventScroll: true })
  }

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
      onClick={close}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
    >
      <Box pt="0.5">
        {failed ? <CircleAlert aria-hidden size={20} /> : <CircleCheck aria-hidden size={20} />}
      </Box>
      <Box whiteSpace="pre-line" overflowWrap="anywhere">
        {entry.message}
      </Box>
      <Box asChild minW="6" minH="6" cursor="pointer" _focusVisible={{ outlineColor: 'white' }}>
        <button type="button" aria-label="Close message">
          <X aria-hidden size={18} />
        </button>
      </Box>
    </Flex>
  )
}
