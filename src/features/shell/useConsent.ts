import { useSyncExternalStore } from 'react'
import { consent } from '@/third-party/consent'

/** The current consent to analytics and advertising. */
export const useConsent = () => useSyncExternalStore(consent.subscribe, consent.read)
