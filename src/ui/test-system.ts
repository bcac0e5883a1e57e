import { createTheme } from './theme/theme'

/** The portal's look, for the screens of tests. */
export const system = createTheme()
