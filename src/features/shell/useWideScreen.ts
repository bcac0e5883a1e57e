import { useSyncExternalStore } from 'react'

const wideScreen = () => window.matchMedia('(min-width: 62rem)')

function subscribe(listener: () => void) {
  const media = wideScreen()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the navigation fits beside the content. */
export const useWideScreen = () => useSyncExternalStore(subscribe, () => wideScreen().matches)
