import { createFileRoute } from '@tanstack/react-router'
import { Register } from '@/features/account/Register'
import { checkedSearch } from '@/lib/checked-search'
import { redirectSearch } from '../-redirect-search'
import { titled } from '../-title'

export const Route = createFileRoute('/_logged-out/register')({
  validateSearch: checkedSearch(redirectSearch),
  head: () => titled('Register'),
  component: () => <Register {...Route.useSearch()} />,
})
