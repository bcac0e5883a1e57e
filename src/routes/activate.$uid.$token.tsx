import { createFileRoute } from '@tanstack/react-router'
import { Activate } from '@/features/account/Activate'
import { hideLink, tellsNobody } from './-hidden-link'
import { titled } from './-title'

export const Route = createFileRoute('/activate/$uid/$token')({
  beforeLoad: ({ location, params }) =>
    hideLink(location, { to: '/activate/$uid/$token', params, shown: '/activate' }),
  head: () => ({ meta: [...titled('Account activation').meta, tellsNobody] }),
  component: () => <Activate {...Route.useParams()} />,
})
