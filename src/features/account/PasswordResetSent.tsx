import { Flex, Text } from '@chakra-ui/react'
import { ButtonLink, TextLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'
import { typedEmail } from './typed-email'

/** Also opened directly: then it does not know the address. */
export function PasswordResetSent() {
  const email = typedEmail.read()
  return (
    <Screen heading="Check your email" width="narrow">
      <Text mb="3">
        {email
          ? `If there is an account with the address ${email}, a link to choose a new password is on its way to it.`
          : 'If you asked to reset your password, a link to choose a new one is on its way to you.'}
      </Text>
      <Text mb="6">
        It may take a few minutes; look among junk, too. Nothing came?{' '}
        <TextLink to="/request_password_reset">Send it again or use another address</TextLink>
      </Text>
      <Flex>
        <ButtonLink to="/login">Login</ButtonLink>
      </Flex>
    </Screen>
  )
}
