import { createFileRoute } from '@tanstack/react-router'
import { Activate } from '@/features/account/Activate'
import { maskSecretUrl, noReferrer } from './-hidden-link'
import { pageTitle } from './-title'

export const Route = createFileRoute('/activate/$uid/$token')({
  beforeLoad: ({ location, params }) =>
    maskSecretUrl(location, { to: '/activate/$uid/$token', params, shown: '/activate' }),
  head: () => ({ meta: [...pageTitle('Account activation').meta, noReferrer] }),
  component: () => <Activate {...Route.useParams()} />,
})
