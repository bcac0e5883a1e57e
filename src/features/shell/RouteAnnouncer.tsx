import { Span } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** After moving to another screen the focus goes to its `h1` and its title is announced. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
        setTitle(document.title)
        focusHeading()
      }),
    [router],
  )

  return (
    <Span srOnly aria-live="polite" aria-atomic="true">
      {title}
    </Span>
  )
}

/** The heading of a screen that is still loading appears later; it is waited for, but not for long. */
function focusHeading() {
  const find = () => document.querySelector<HTMLElement>('main h1')
  const now = find()
  if (now) {
    now.focus({ preventScroll: true })
    return
  }
  const main = document.querySelector('main')
  if (!main) return
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading) return
    observer.disconnect()
    heading.focus({ preventScroll: true })
  })
  observer.observe(main, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 10_000)
}
