import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useResendActivation } from '@/api/auth'
import { toFailure } from '@/api/errors'
import { snackbar } from '@/session/snackbar'
import { TextLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { EmailForm } from './EmailForm'

/** Whether an account waits under the address is never told: both answers look the same. */
export function ActivationRequest() {
  const { mutateAsync: resend } = useResendActivation()
  const [sentTo, setSentTo] = useState('')

  async function send(email: string) {
    setSentTo('')
    try {
      await resend(email)
    } catch (thrown) {
      const failure = toFailure(thrown)
      const nobodyWaits = failure.status === 400 && failure.fields.length === 0
      if (!nobodyWaits) {
        snackbar.error(failure.message)
        throw failure
      }
    }
    setSentTo(email)
    snackbar.success('Activation email sent!')
  }

  return (
    <Screen
      heading="Request activation email"
      width="narrow"
      intro="We send you a new link to activate your account."
    >
      {sentTo && (
        <Notice tone="success" heading="Check your email">
          If an account with the address {sentTo} is waiting to be activated, we have sent a new
          link to it. It may take a few minutes; look among junk, too.
        </Notice>
      )}
      <EmailForm
        submit="Send activation email"
        submitting="Sending activation email"
        action="resend_activation"
        onEmail={send}
      />
      <Text mt="6">
        Already active? <TextLink to="/login">Login</TextLink>
      </Text>
    </Screen>
  )
}
