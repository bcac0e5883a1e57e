import { Span } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Announces the title and focuses the `h1` after navigation, unless the user acts meanwhile. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let hasActed = false
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    for (const action of ['pointerdown', 'keydown'])
      document.addEventListener(action, () => (hasActed = true), options)
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
      listening.abort()
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
  const main = document.querySelector('main')
  const observer = new MutationObserver(find)
  function find() {
    const heading = main?.querySelector('h1')
    if (!heading) return
    observer.disconnect()
    callback(heading)
  }
  if (main) observer.observe(main, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 10_000)
  find()
}
