import { createContext } from 'react'

/** Closes the form without saving; provided by the surrounding dialog. */
export const CancelContext = createContext<(() => void) | null>(null)
