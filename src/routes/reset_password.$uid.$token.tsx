import { createFileRoute } from '@tanstack/react-router'
import { PasswordReset } from '@/features/account/PasswordReset'
import { hideLink, tellsNobody } from './-hidden-link'
import { titled } from './-title'

export const Route = createFileRoute('/reset_password/$uid/$token')({
  beforeLoad: ({ location, params }) =>
    hideLink(location, { to: '/reset_password/$uid/$token', params, shown: '/reset_password' }),
  head: () => ({ meta: [...titled('Choose a new password').meta, tellsNobody] }),
  component: () => <PasswordReset {...Route.useParams()} />,
})
