import { createContext } from 'react'

/** Leaves the form without saving; set by the dialog a form stands in. */
export const CancelContext = createContext<(() => void) | null>(null)
