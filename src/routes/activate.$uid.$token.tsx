import { createFileRoute } from '@tanstack/react-router'
import { Activate } from '@/features/account/Activate'
import { titled } from './-title'

export const Route = createFileRoute('/activate/$uid/$token')({
  head: () => titled('Account activation'),
  component: () => <Activate {...Route.useParams()} />,
})
