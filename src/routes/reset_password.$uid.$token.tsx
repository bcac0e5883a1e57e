import { createFileRoute } from '@tanstack/react-router'
import { PasswordReset } from '@/features/account/PasswordReset'
import { maskSecretUrl, noReferrer } from './-mask-secret-url'
import { pageTitle } from './-page-title'

export const Route = createFileRoute('/reset_password/$uid/$token')({
  beforeLoad: ({ location, params }) =>
    maskSecretUrl(location, {
      to: '/reset_password/$uid/$token',
      params,
      maskedPath: '/reset_password',
    }),
  head: () => ({ meta: [...pageTitle('Choose a new password').meta, noReferrer] }),
  component: () => <PasswordReset {...Route.useParams()} />,
})
