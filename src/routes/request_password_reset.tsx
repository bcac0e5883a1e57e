import { createFileRoute } from '@tanstack/react-router'
import { RequestPasswordReset } from '@/features/account/RequestPasswordReset'
import { pageTitle } from './-page-title'

export const Route = createFileRoute('/request_password_reset')({
  head: () => pageTitle('Reset your password'),
  component: RequestPasswordReset,
})
