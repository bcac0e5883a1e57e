import { Text } from '@chakra-ui/react'
import { isCaptchaOn } from '@/third-party/recaptcha'
import { ExternalLink } from '@/ui/Buttons'

/** The notice Google requires in protected forms when its badge is hidden. */
export function CaptchaNotice() {
  if (!isCaptchaOn()) return null
  return (
    <Text fontSize="sm" color="fg.muted" mt="4">
      This site is protected by reCAPTCHA and the Google{' '}
      <ExternalLink href="https://policies.google.com/privacy">Privacy Policy</ExternalLink> and{' '}
      <ExternalLink href="https://policies.google.com/terms">Terms of Service</ExternalLink> apply.
    </Text>
  )
}
