import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { List } from './List'

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

const root = createRootRoute({ component: Outlet })
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/floor/', component: Login }),
  createRoute({ getParentRoute: () => root, path: '/floor/list', component: List }),
])
const router = createRouter({ routeTree })
const element = document.getElementById('root')
if (element) {
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
