import { createFileRoute } from '@tanstack/react-router'
import { Activate } from '@/features/account/Activate'
import { maskSecretUrl, noReferrer } from './-mask-secret-url'
import { pageTitle } from './-page-title'

export const Route = createFileRoute('/activate/$uid/$token')({
  beforeLoad: ({ location, params }) =>
    maskSecretUrl(location, { to: '/activate/$uid/$token', params, maskedPath: '/activate' }),
  head: () => ({ meta: [...pageTitle('Activating your account').meta, noReferrer] }),
  component: () => <Activate {...Route.useParams()} />,
})
