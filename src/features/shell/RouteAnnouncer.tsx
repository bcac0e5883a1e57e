import { Span } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const userEvents = ['pointerdown', 'keydown'] as const

/**
 * Announces the title and focuses the `h1` after navigation. A user who has pressed a key or
 * pointer in the meantime keeps the focus.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let hasActed = false
    const onAction = () => {
      hasActed = true
    }
    for (const action of userEvents) document.addEventListener(action, onAction, true)
    const stopBefore = router.subscribe('onBeforeNavigate', () => {
      hasActed = false
    })
    const stopAfter = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
      setTitle(document.title)
      runWithHeading((heading) => {
        if (!hasActed) heading.focus({ preventScroll: true })
      })
    })
    return () => {
      for (const action of userEvents) document.removeEventListener(action, onAction, true)
      stopBefore()
      stopAfter()
    }
  }, [router])

  return (
    <Span srOnly aria-live="polite" aria-atomic="true">
      {title}
    </Span>
  )
}

/** Waits up to ten seconds for the heading of a loading screen. */
function runWithHeading(callback: (heading: HTMLElement) => void) {
  const find = () => document.querySelector<HTMLElement>('main h1')
  const main = document.querySelector('main')
  const now = find()
  if (now) return callback(now)
  if (!main) return
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading) return
    observer.disconnect()
    callback(heading)
  })
  observer.observe(main, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 10_000)
}
