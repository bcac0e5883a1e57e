import { ChakraProvider } from '@chakra-ui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Fragment, type ReactNode, StrictMode } from 'react'
import { createQueryClient } from '@/query-client'
import { SessionProvider } from '@/session/SessionContext'
import { system } from '@/ui/testing/theme'

type Screens = Record<string, () => ReactNode>

interface Options {
  /** Schemas of search parameters, by path. */
  searchSchemas?: Record<string, unknown>
  queryClient?: QueryClient
}

const createScreenRouter = (href: string, screens: Screens, schemas: Record<string, unknown>) => {
  const root = createRootRoute()
  const at = (path: string, component: () => ReactNode) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component,
      ...(schemas[path] ? { validateSearch: schemas[path] as never } : {}),
    })
  return createRouter({
    routeTree: root.addChildren([
      ...Object.entries(screens).map(([path, component]) => at(path, component)),
      at('$', () => <h1>Elsewhere</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: [href] }),
  })
}

/** Renders a router in the portal's theme. */
export function renderRouter<R extends AnyRouter>(
  router: R,
  queryClient = createQueryClient(),
  Mode: typeof StrictMode | typeof Fragment = StrictMode,
) {
  const { unmount } = render(
    <Mode>
      <SessionProvider>
        <ChakraProvider value={system}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ChakraProvider>
      </SessionProvider>
    </Mode>,
  )
  return {
    user: userEvent.setup(),
    unmount,
    router,
    queryClient,
    href: () => router.state.location.href,
    goTo: (path: string) => router.history.push(path),
  }
}

/**
 * Renders screens in the portal, without its guards, and lets them load; any other path shows
 * "Elsewhere" as `h1`. Not in strict mode, which renders a large screen twice.
 * @param screens the components by path
 */
export const renderScreen = (
  href: string,
  screens: Screens,
  { searchSchemas = {}, queryClient = createQueryClient() }: Options = {},
) => renderRouter(createScreenRouter(href, screens, searchSchemas), queryClient, Fragment)

/** Renders screens in strict mode, once the one at `href` has loaded. */
export async function mountScreen(href: string, screens: Screens) {
  const router = createScreenRouter(href, screens, {})
  await router.load()
  return renderRouter(router)
}

/**
 * Fills fields by pasting, which renders a form once instead of once for each key.
 * @param texts by the beginning of the label
 */
export async function fill(
  user: UserEvent,
  texts: Record<string, string>,
  form: Pick<typeof screen, 'getByLabelText'> = screen,
) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(form.getByLabelText(new RegExp(`^${label}`)))
    await user.paste(text)
  }
}

export const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }))
