import { createFileRoute } from '@tanstack/react-router'
import { Login } from '@/features/account/Login'
import { redirectSearch } from '../-redirect-search'
import { pageTitle } from '../-title'

export const Route = createFileRoute('/_logged-out/login')({
  validateSearch: redirectSearch,
  head: () => pageTitle('Login'),
  component: () => <Login {...Route.useSearch()} />,
})
