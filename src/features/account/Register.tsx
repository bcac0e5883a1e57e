import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { TextLink } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { Screen } from '@/ui/Screen'
import { focusOnMount } from './focus-on-mount'
import { RegisterForm } from './RegisterForm'

export function Register({ redirect }: { redirect?: string }) {
  const [registered, setRegistered] = useState('')
  const loginLink = (
    <TextLink to="/login" search={redirect ? { redirect } : {}}>
      Login
    </TextLink>
  )
  return (
    <Screen
      heading="Register"
      width="narrow"
      intro={<Text fontSize="lg">Already have an account? {loginLink}</Text>}
    >
      {registered ? (
        <Box ref={focusOnMount} tabIndex={-1} outline="none">
          <Panel heading="Check your email">
            <Text mb="3">
              We have sent a link to <strong>{registered}</strong>. Open it to activate your
              account, then log in and tell us about your company.
            </Text>
            <Text mb="3">
              It may take a few minutes; look among junk, too. Nothing came?{' '}
              <TextLink to="/request-activation">Send the activation email again</TextLink>
            </Text>
          </Panel>
        </Box>
      ) : (
        <RegisterForm onRegistered={setRegistered} />
      )}
    </Screen>
  )
}
