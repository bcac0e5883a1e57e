import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  type ComponentProps,
  type ElementType,
  type FocusEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '@/session/SessionContext'
import { type Snackbar, snackbar, snackbarMinMs, snackbarMs } from '@/session/snackbar'
import { onFirstUse } from './on-first-use'
import styles from './shell.module.css'

/**
 * Shows snackbar messages one at a time, each until its timeout or a click. The live region is
 * outside the page, because an open dialog hides the page from screen readers.
 */
export function SnackbarHost() {
  const { snackbars } = useSession()
  const [shown] = snackbars
  const motion = useMotion()
  const message = shown && (
    <Message
      key={shown.id}
      entry={shown}
      hasNext={snackbars.length > 1}
      Frame={motion?.AppearingBox ?? 'div'}
    />
  )
  return createPortal(
    <div aria-live="polite" className={styles.snackbarHost}>
      {motion ? <motion.AppearGroup>{message}</motion.AppearGroup> : message}
    </div>,
    document.body,
  )
}

/** The animation; null until the page is used, since the first screen needs none. */
function useMotion(): typeof import('@/ui/Appear') | null {
  const [motion, setMotion] = useState<typeof import('@/ui/Appear') | null>(null)
  useEffect(() => onFirstUse(() => void import('@/ui/Appear').then(setMotion, () => {})), [])
  return motion
}

/** Dismisses a message after its timeout; hover and focus pause the timer. */
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
  hasNext,
  Frame,
}: {
  entry: Snackbar
  hasNext: boolean
  Frame: ElementType<ComponentProps<'div'>>
}) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)
  useAutoDismiss(entry.id, hasNext ? snackbarMinMs : snackbarMs, isPointed || isFocused)

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setFocused(true)
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
  }
  const close = () => {
    snackbar.close(entry.id)
    if (isFocused) cameFrom.current?.focus({ preventScroll: true })
  }
  const isError = entry.colour === 'error'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    // A click anywhere on it closes it; the button in it is for the keyboard.
    <Frame
      role={isError ? 'alert' : 'status'}
      className={styles.snackbar}
      onClick={close}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden size={20} />
      <span>{entry.message}</span>
      <button type="button" aria-label="Close message">
        <X aria-hidden size={18} />
      </button>
    </Frame>
  )
}
