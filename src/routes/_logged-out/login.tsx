import { createFileRoute } from '@tanstack/react-router'
import { Login } from '@/features/account/Login'
import { pageTitle } from '../-page-title'
import { redirectSearch } from '../-redirect-search'

export const Route = createFileRoute('/_logged-out/login')({
  validateSearch: redirectSearch,
  head: () => pageTitle('Login'),
  component: () => <Login {...Route.useSearch()} />,
})
