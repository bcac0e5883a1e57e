import { createFileRoute, redirect } from '@tanstack/react-router'
import { intendedLocation } from '@/lib/redirect'
import { wayBack } from '@/session/drafts'
import { session } from '@/session/session'
import { redirectSearch } from './-redirect-search'

export const Route = createFileRoute('/_logged-out')({
  beforeLoad: ({ location }) => {
    // Also covers a waiting tab whose user logs in in another one.
    const intended = redirectSearch.parse(location.search).redirect ?? wayBack.href ?? undefined
    if (session.isLoggedIn()) throw redirect(intendedLocation(intended))
  },
})
