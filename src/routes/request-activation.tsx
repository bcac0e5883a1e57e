import { createFileRoute } from '@tanstack/react-router'
import { ActivationRequest } from '@/features/account/ActivationRequest'
import { titled } from './-title'

export const Route = createFileRoute('/request-activation')({
  head: () => titled('Request activation email'),
  component: ActivationRequest,
})
