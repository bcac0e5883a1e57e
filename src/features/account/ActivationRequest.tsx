import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { TextLink } from '@/ui/Buttons'
import { AccountScreen } from './AccountScreen'
import { useActivationMail } from './account-mails'
import { EmailForm } from './EmailForm'
import { EmailSentPanel } from './EmailSent'

/** Never reveals whether an account is waiting for activation: every response looks the same. */
export function ActivationRequest() {
  const send = useActivationMail()
  const [sentTo, setSentTo] = useState('')
  const [hasReturned, setReturned] = useState(false)
  return (
    <AccountScreen
      heading="Request activation email"
      intro="We send you a new link to activate your account."
    >
      {sentTo ? (
        <EmailSentPanel
          resend="Send it again"
          onResend={() => send(sentTo)}
          onChange={() => {
            setSentTo('')
            setReturned(true)
          }}
        >
          If an account with the address {sentTo} is waiting to be activated, we have sent a new
          link to it.
        </EmailSentPanel>
      ) : (
        <EmailForm
          submit="Send activation email"
          submitting="Sending activation email"
          shouldFocus={hasReturned}
          onEmail={async (email) => {
            await send(email)
            setSentTo(email)
          }}
        />
      )}
      <Text mt="6">
        Already active? <TextLink to="/login">Login</TextLink>
      </Text>
    </AccountScreen>
  )
}
