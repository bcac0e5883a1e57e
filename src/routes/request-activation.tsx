import { createFileRoute } from '@tanstack/react-router'
import { ActivationRequest } from '@/features/account/ActivationRequest'
import { pageTitle } from './-page-title'

export const Route = createFileRoute('/request-activation')({
  head: () => pageTitle('Request activation email'),
  component: ActivationRequest,
})
