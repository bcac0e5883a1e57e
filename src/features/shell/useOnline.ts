import { useSyncExternalStore } from 'react'

function subscribeToConnection(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser is online. */
export const useOnline = () => useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
