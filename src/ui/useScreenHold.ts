import { useLayoutEffect } from 'react'
import { holdScreen } from '@/lib/screen-loading'

/** Marks the screen as loading while the component, a placeholder, is mounted. */
export const useScreenHold = () => useLayoutEffect(holdScreen, [])
