import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import fontStyles from '@fontsource-variable/figtree/wght.css?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { invalidateDebtsOnReturn } from '@/api/cache'
import { Failure } from '@/api/http/errors'
import { config } from './config'
import { isChunkLoadError, trackChunkErrors } from './lib/chunk-errors'
import { yieldToDueTasks, yieldToMain } from './lib/yield-to-main'
import { preloadRoutes } from './preload-routes'
import { createQueryClient } from './query-client'
import { createPortalRouter } from './router'
import { queueEarlyShortcuts } from './session/early-shortcuts'
import { SessionProvider } from './session/SessionContext'
import { session } from './session/session'
import { followSession } from './session-boundary'
import { initColourMode } from './ui/colour-mode'
import { focusPressedControls } from './ui/focus-pressed-controls'
import { createStyleCompiler } from './ui/theme/style-cache'
import { createTheme } from './ui/theme/theme'

/** Behind a build-time constant, so that a production build drops it. */
const QueryDevtools =
  import.meta.env.DEV &&
  lazy(async () => {
    const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools')
    return { default: ReactQueryDevtools }
  })

/** How long the empty frame of index.html may stay before the portal shows its loading state. */
const maxBlankMs = 300

/** In the page's head, these styles would hold up its first paint. */
function loadFont() {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = fontStyles
  document.head.append(link)
}

async function start(root: HTMLElement) {
  trackChunkErrors()
  loadFont()
  await yieldToMain()
  if (__MOCK_API__) {
    const { startMockApi } = await import('#mocks/browser')
    await startMockApi()
  }
  // Before the router, whose listeners of the page come after its own.
  session.open()
  const queryClient = createQueryClient()
  const router = createPortalRouter(queryClient)
  followSession(router)
  invalidateDebtsOnReturn(queryClient)
  preloadRoutes(router, queryClient)
  queueEarlyShortcuts(router)
  initColourMode()
  focusPressedControls()
  if (config.analyticsId || config.advertisingId) {
    // Nothing is sent before the first screen is rendered with its referrer policy.
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe()
      import('./third-party/page-views')
        .then(({ trackPageViews }) => trackPageViews(router))
        .catch(() => {})
    })
  }
  // Its loaders have sent their requests by the time the theme is created.
  const loaded = router.load().then(
    () => true,
    // The router renders load errors itself.
    () => true,
  )
  await yieldToDueTasks()
  const { cache, compile } = createStyleCompiler()
  const theme = createTheme(compile)
  await yieldToMain()
  const screen = createRoot(root, {
    onCaughtError: (error) => {
      // Failures that the screen reports are no bugs.
      if (!isChunkLoadError(error) && !(error instanceof Failure)) console.error(error)
    },
  })
  const isDecided = await Promise.race([
    loaded,
    new Promise<false>((resolve) => setTimeout(() => resolve(false), maxBlankMs)),
  ])
  const render = () =>
    screen.render(
      <StrictMode>
        <SessionProvider>
          <QueryClientProvider client={queryClient}>
            <CacheProvider value={cache}>
              <ChakraProvider value={theme}>
                <RouterProvider router={router} />
              </ChakraProvider>
            </CacheProvider>
            {QueryDevtools && (
              <Suspense>
                {/* Below the footer: in a corner the button covers the bars that stick to the window. */}
                <div style={{ width: 'max-content', margin: '4px auto' }}>
                  <QueryDevtools buttonPosition="relative" />
                </div>
              </Suspense>
            )}
          </QueryClientProvider>
        </SessionProvider>
      </StrictMode>,
    )
  // A transition renders in chunks and lets input through. While the router is still loading, the
  // pending screen has to appear at once.
  if (isDecided) startTransition(render)
  else render()
}

const root = document.getElementById('root')
if (root) {
  start(root).catch((error: unknown) => {
    root.textContent = `The portal could not be started. ${error instanceof Error ? error.message : ''}`
  })
}
