import { Text } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { TextLink } from '@/ui/Buttons'
import { AccountScreen } from './AccountScreen'
import { useResetEmail } from './account-emails'
import { EmailForm } from './EmailForm'

export function RequestPasswordReset() {
  const navigate = useNavigate()
  const send = useResetEmail()
  return (
    <AccountScreen
      heading="Reset your password"
      intro="We'll send you a link to choose a new password."
    >
      <EmailForm
        submit="Send reset email"
        submitting="Sending reset email"
        onEmail={async (email) => {
          await send(email)
          await navigate({ to: '/password_reset_sent' })
        }}
      />
      <Text mt="6">
        Remembered it? <TextLink to="/login">Login</TextLink>
      </Text>
    </AccountScreen>
  )
}
