import { createFileRoute } from '@tanstack/react-router'
import { PasswordResetSent } from '@/features/account/PasswordResetSent'
import { titled } from './-title'

export const Route = createFileRoute('/password_reset_sent')({
  head: () => titled('Check your email'),
  component: PasswordResetSent,
})
