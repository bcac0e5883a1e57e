import { useSyncExternalStore } from 'react'
import { consent } from '@/third-party/consent'

/** What is said to analytics and advertising at this moment. */
export const useConsent = () => useSyncExternalStore(consent.subscribe, consent.read)
