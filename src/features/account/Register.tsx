import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Registration } from '@/api/auth'
import { Button, TextLink } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { Panel } from '@/ui/Panel'
import { AccountScreen } from './AccountScreen'
import { useActivationMail } from './account-mails'
import { EmailSent } from './EmailSent'
import { RegisterForm } from './RegisterForm'
import { emptyRegistration } from './register-schema'
import { rememberedEmail } from './remembered-email'

export function Register({ redirect }: { redirect?: string | undefined }) {
  const [start, setStart] = useState({ ...emptyRegistration, email: rememberedEmail.read() })
  const [registered, setRegistered] = useState('')
  const loginLink = (
    <TextLink to="/login" search={redirect ? { redirect } : {}}>
      Login
    </TextLink>
  )

  function onRegistered({ first_name, last_name, phone, email }: Registration) {
    // Keeps the values for another address, except the passwords.
    setStart({ ...emptyRegistration, first_name, last_name, phone, email })
    setRegistered(email)
  }

  return (
    <AccountScreen
      heading="Register"
      intro={
        registered ? (
          <Text>Opened the link already? {loginLink}</Text>
        ) : (
          <>
            <Text mb="2">Already have an account? {loginLink}</Text>
            <Text>Create your account, then confirm your email and add your company.</Text>
          </>
        )
      }
    >
      {registered ? (
        <CheckEmailPanel email={registered} onChange={() => setRegistered('')} />
      ) : (
        <RegisterForm start={start} redirect={redirect} onRegistered={onRegistered} />
      )}
    </AccountScreen>
  )
}

function CheckEmailPanel({ email, onChange }: { email: string; onChange: () => void }) {
  const send = useActivationMail()
  return (
    <Box ref={focusHeading}>
      <Panel heading="Check your email">
        <EmailSent
          resend="Send the activation email again"
          onResend={() => send(email)}
          change={
            <Button variant="ghost" onClick={onChange}>
              Use another address
            </Button>
          }
        >
          We have sent a link to <strong>{email}</strong>. Open it to activate your account, then
          log in and tell us about your company.
        </EmailSent>
      </Panel>
    </Box>
  )
}
