import { createFileRoute } from '@tanstack/react-router'
import { PasswordResetSent } from '@/features/account/PasswordResetSent'
import { pageTitle } from './-page-title'

export const Route = createFileRoute('/password_reset_sent')({
  head: () => pageTitle('Check your email'),
  component: PasswordResetSent,
})
