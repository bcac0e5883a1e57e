import { Text } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useRequestPasswordReset } from '@/api/auth'
import { snackbar } from '@/session/snackbar'
import { TextLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'
import { EmailForm } from './EmailForm'

export function RequestPasswordReset() {
  const navigate = useNavigate()
  const { mutateAsync: request } = useRequestPasswordReset()
  return (
    <Screen
      heading="Reset your password"
      width="narrow"
      intro="We send you a link to choose a new password."
    >
      <EmailForm
        submit="Send reset email"
        submitting="Sending reset email"
        action="reset_password"
        onEmail={async (email) => {
          await request(email)
          snackbar.success('Password reset email sent!')
          await navigate({ to: '/password_reset_sent' })
        }}
      />
      <Text mt="6">
        Remembered it? <TextLink to="/login">Login</TextLink>
      </Text>
    </Screen>
  )
}
