import { createFileRoute } from '@tanstack/react-router'
import { Register } from '@/features/account/Register'
import { pageTitle } from '../-page-title'
import { redirectSearch } from '../-redirect-search'

export const Route = createFileRoute('/_logged-out/register')({
  validateSearch: redirectSearch,
  head: () => pageTitle('Register'),
  component: () => <Register {...Route.useSearch()} />,
})
