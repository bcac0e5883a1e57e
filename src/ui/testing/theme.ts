import { createTheme } from '@/ui/theme/theme'

/** The portal's theme for tests. */
export const system = createTheme()
