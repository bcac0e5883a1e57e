import { ChakraProvider } from '@chakra-ui/react'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createTheme } from '@/ui/theme/theme'

/** The portal's theme for tests. */
export const system = createTheme()

/** Renders a part of a screen in the portal's theme. */
export const renderThemed = (part: ReactNode): RenderResult =>
  render(part, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  })
