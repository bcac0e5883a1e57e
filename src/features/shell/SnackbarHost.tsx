import { Flex, Span } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type ComponentProps, type ElementType, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '@/session/SessionContext'
import { type Snackbar, snackbar, snackbarMinMs, snackbarMs } from '@/session/snackbar'
import { onFirstUse } from './LateAssets'

/**
 * Shows snackbar messages one at a time, each until its timeout or a click. The live region is
 * outside the page, because an open dialog hides the page from screen readers.
 */
export function SnackbarHost() {
  const [shown, next] = useSession().snackbars
  const motion = useMotion()
  const message = shown && (
    <Message
      key={shown.id}
      entry={shown}
      timeoutMs={next ? snackbarMinMs : snackbarMs}
      Frame={motion?.AppearingBox ?? 'div'}
    />
  )
  return createPortal(
    <Flex
      aria-live="polite"
      position="fixed"
      insetInline="0"
      // On a phone it covers the top bar, where there are no form controls.
      top={{ base: '0', md: 'auto' }}
      zIndex="snackbar"
      justify="center"
      p="4"
      pointerEvents="none"
      css={{ bottom: { md: '0' }, 'body[data-bottom-bar] > &': { bottom: { md: '16' } } }}
    >
      {motion ? <motion.AppearGroup mode="wait">{message}</motion.AppearGroup> : message}
    </Flex>,
    document.body,
  )
}

/** The animation; null until the page is used, since the first screen needs none. */
function useMotion(): typeof import('@/ui/Appear') | null {
  const [motion, setMotion] = useState<typeof import('@/ui/Appear') | null>(null)
  useEffect(() => onFirstUse(() => void import('@/ui/Appear').then(setMotion, () => {})), [])
  return motion
}

/** Dismisses a message after its timeout; while it is held, the clock stands still. */
function useAutoDismiss(id: number, timeoutMs: number, isHeld: boolean) {
  const shownMs = useRef(0)
  useEffect(() => {
    if (isHeld) return
    const since = Date.now()
    const timer = setTimeout(() => snackbar.close(id), Math.max(0, timeoutMs - shownMs.current))
    return () => {
      clearTimeout(timer)
      shownMs.current += Date.now() - since
    }
  }, [id, timeoutMs, isHeld])
}

function Message({
  entry,
  timeoutMs,
  Frame,
}: {
  entry: Snackbar
  timeoutMs: number
  Frame: ElementType<ComponentProps<'div'>>
}) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)
  useAutoDismiss(entry.id, timeoutMs, isPointed || isFocused)

  const close = () => {
    snackbar.close(entry.id)
    if (isFocused && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus({ preventScroll: true })
    }
  }
  const isError = entry.colour === 'error'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    // A click anywhere on it closes it; the button in it is for the keyboard.
    <Flex
      asChild
      gap="3"
      maxW="36rem"
      px="4"
      py="3"
      borderRadius="md"
      bg={isError ? '#a3231c' : '#1b6235'}
      color="#fff"
      boxShadow="lg"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
      cursor="pointer"
      pointerEvents="auto"
      css={{ '& svg': { flex: 'none', my: '0.5' } }}
    >
      <Frame
        role={isError ? 'alert' : 'status'}
        onClick={close}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
          setFocused(true)
          cameFrom.current = relatedTarget
        }}
        onBlur={() => setFocused(false)}
      >
        <Icon aria-hidden size={20} />
        <span>{entry.message}</span>
        <Span asChild flex="none" minW="6" minH="6" ms="auto" cursor="pointer" outlineColor="#fff">
          <button type="button" aria-label="Close message">
            <X aria-hidden size={18} />
          </button>
        </Span>
      </Frame>
    </Flex>
  )
}
