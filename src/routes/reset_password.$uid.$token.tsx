import { createFileRoute } from '@tanstack/react-router'
import { PasswordReset } from '@/features/account/PasswordReset'
import { titled } from './-title'

export const Route = createFileRoute('/reset_password/$uid/$token')({
  head: () => titled('Choose a new password'),
  component: () => <PasswordReset {...Route.useParams()} />,
})
