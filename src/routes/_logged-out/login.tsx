import { createFileRoute } from '@tanstack/react-router'
import { Login } from '@/features/account/Login'
import { redirectSearch } from '../-redirect-search'
import { titled } from '../-title'

export const Route = createFileRoute('/_logged-out/login')({
  validateSearch: redirectSearch,
  head: () => titled('Login'),
  component: () => <Login {...Route.useSearch()} />,
})
