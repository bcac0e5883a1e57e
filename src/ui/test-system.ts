import { createTheme } from './theme'

/** The portal's look, for the screens of tests. */
export const system = createTheme()
