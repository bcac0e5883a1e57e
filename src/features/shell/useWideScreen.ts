import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(min-width: 62rem)')

function subscribe(listener: () => void) {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the drawer fits beside the content. */
export const useWideScreen = () => useSyncExternalStore(subscribe, () => query().matches)
