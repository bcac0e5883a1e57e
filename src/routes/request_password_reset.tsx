import { createFileRoute } from '@tanstack/react-router'
import { RequestPasswordReset } from '@/features/account/RequestPasswordReset'
import { titled } from './-title'

export const Route = createFileRoute('/request_password_reset')({
  head: () => titled('Reset your password'),
  component: RequestPasswordReset,
})
