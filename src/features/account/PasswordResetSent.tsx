import { Box, Text } from '@chakra-ui/react'
import { ButtonLink, TextLink } from '@/ui/Buttons'
import { AccountScreen } from './AccountScreen'
import { useResetEmail } from './account-emails'
import { EmailSent } from './EmailSent'
import { rememberedEmails } from './remembered-emails'

/** The address is kept in memory only; opened directly or reloaded, the screen omits it. */
export function PasswordResetSent() {
  const email = rememberedEmails.reset
  const send = useResetEmail()
  return (
    <AccountScreen heading="Check your email">
      {email ? (
        <EmailSent
          resend="Send it again"
          onResend={() => send(email)}
          change={
            <ButtonLink to="/request_password_reset" variant="ghost">
              Use another address
            </ButtonLink>
          }
        >
          {`If there is an account for ${email}, we have sent it a link to choose a new password.`}
        </EmailSent>
      ) : (
        <Text>
          If you asked to reset your password, we have sent you a link to choose a new one. It may
          take a few minutes. If it does not arrive, check your junk mail, or{' '}
          <TextLink to="/request_password_reset">ask for another link</TextLink>.
        </Text>
      )}
      <Box mt="6">
        <ButtonLink to="/login">Login</ButtonLink>
      </Box>
    </AccountScreen>
  )
}
