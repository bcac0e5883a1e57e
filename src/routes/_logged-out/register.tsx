import { createFileRoute } from '@tanstack/react-router'
import { Register } from '@/features/account/Register'
import { redirectSearch } from '../-redirect-search'
import { pageTitle } from '../-title'

export const Route = createFileRoute('/_logged-out/register')({
  validateSearch: redirectSearch,
  head: () => pageTitle('Register'),
  component: () => <Register {...Route.useSearch()} />,
})
