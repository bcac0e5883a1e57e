import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { invalidateDebtsOnReturn } from '@/api/cache'
import { Failure } from '@/api/http/errors'
import { isMissingCode, trackMissingCode } from './lib/missing-code'
import { trackLeaving } from './lib/reload'
import { createQueryClient } from './query-client'
import { createPortalRouter } from './router'
import { SessionProvider } from './session/SessionContext'
import { session } from './session/session'
import { loadPageViews } from './third-party/load-page-views'
import { initColourMode } from './ui/colour-mode'
import { focusPressedControls } from './ui/focus-pressed-controls'
import { createTheme } from './ui/theme/theme'

/** Behind a build-time constant, so that a production build drops it. */
const QueryDevtools =
  import.meta.env.DEV &&
  lazy(async () => {
    // The portal works without them.
    const tools = await import('@tanstack/react-query-devtools').catch(() => null)
    return { default: () => tools && <tools.ReactQueryDevtools buttonPosition="relative" /> }
  })

async function start(root: HTMLElement) {
  trackMissingCode()
  if (__MOCK_API__) {
    const { startMockApi } = await import('#mocks/browser')
    await startMockApi()
  }
  session.open() // before the router, whose listeners of the page come after its own
  const queryClient = createQueryClient()
  const router = createPortalRouter(queryClient)
  trackLeaving(router)
  invalidateDebtsOnReturn(queryClient)
  initColourMode()
  focusPressedControls()
  loadPageViews(router)
  // Its loaders send their requests before the theme is created. The router renders load errors itself.
  router.load().catch(() => {})
  createRoot(root, {
    onCaughtError: (error) => {
      // Failures that the screen reports are no bugs.
      if (!isMissingCode(error) && !(error instanceof Failure)) console.error(error)
    },
  }).render(
    <StrictMode>
      <SessionProvider>
        <QueryClientProvider client={queryClient}>
          <ChakraProvider value={createTheme()}>
            <RouterProvider router={router} />
          </ChakraProvider>
          <Suspense>{QueryDevtools && <QueryDevtools />}</Suspense>
        </QueryClientProvider>
      </SessionProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) {
  start(root).catch((error: unknown) => {
    root.textContent = `The portal could not be started. ${error instanceof Error ? error.message : ''}`
  })
}
