import { createFileRoute } from '@tanstack/react-router'
import { Login } from '@/features/account/Login'
import { checkedSearch } from '@/lib/checked-search'
import { redirectSearch } from '../-redirect-search'
import { titled } from '../-title'

export const Route = createFileRoute('/_logged-out/login')({
  validateSearch: checkedSearch(redirectSearch),
  head: () => titled('Login'),
  component: () => <Login {...Route.useSearch()} />,
})
