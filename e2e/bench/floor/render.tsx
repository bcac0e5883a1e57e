import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** A page with a form, built with React, Router and Query alone. */
function Login() {
  const login = useMutation({ mutationFn: async () => null })
  return (
    <form onSubmit={() => login.mutate()}>
      <h1>Login</h1>
      <label>
        Email <input type="email" />
      </label>
      <label>
        Password <input type="password" />
      </label>
      <button type="submit">Login</button>
    </form>
  )
}

/** Renders the form at `base` and the list at `{base}list`. */
export function renderFloor(
  base: string,
  List: () => ReactNode,
  Provider: ComponentType<PropsWithChildren>,
): void {
  const root = createRootRoute({ component: Outlet })
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: base, component: Login }),
    createRoute({ getParentRoute: () => root, path: `${base}list`, component: List }),
  ])
  const router = createRouter({ routeTree })
  const element = document.getElementById('root')
  if (!element) return
  createRoot(element).render(
    <Provider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Provider>,
  )
}
