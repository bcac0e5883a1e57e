import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button, TextLink } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { Panel } from '@/ui/Panel'
import { AccountScreen } from './AccountScreen'
import { useActivationEmail } from './account-emails'
import { EmailForm } from './EmailForm'
import { EmailSent } from './EmailSent'

/** Never reveals whether an account is waiting for activation: every response looks the same. */
export function ActivationRequest() {
  const send = useActivationEmail()
  const [sentTo, setSentTo] = useState('')
  const [hasReturned, setReturned] = useState(false)
  function changeAddress() {
    setSentTo('')
    setReturned(true)
  }
  return (
    <AccountScreen
      heading="Request activation email"
      intro="We'll send you a new link to activate your account."
    >
      {sentTo ? (
        <Box ref={focusHeading}>
          <Panel heading="Check your email">
            <EmailSent
              resend="Send it again"
              onResend={() => send(sentTo)}
              change={
                <Button variant="ghost" onClick={changeAddress}>
                  Use another address
                </Button>
              }
            >
              {`If an account for ${sentTo} is waiting to be activated, we have sent it a new link.`}
            </EmailSent>
          </Panel>
        </Box>
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
