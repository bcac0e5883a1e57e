import { Text } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { consent } from '@/third-party/consent'
import { ExternalLink } from '@/ui/Buttons'
import { isCaptchaOn } from './pass-captcha'

/** The notice Google requires in protected forms when its badge is hidden. */
export function CaptchaNotice() {
  const choice = useSyncExternalStore(consent.subscribe, consent.read)
  if (!isCaptchaOn()) return null
  return choice === 'unasked' ? (
    <Text key="waiting" fontSize="sm" mt="4">
      This form is protected by reCAPTCHA, which uses cookies. To send it, accept or reject cookies
      first.
    </Text>
  ) : (
    <Text key="protected" fontSize="sm" color="fg.muted" mt="4">
      This site is protected by reCAPTCHA and the Google{' '}
      <ExternalLink href="https://policies.google.com/privacy" isNewTab>
        Privacy Policy
      </ExternalLink>{' '}
      and{' '}
      <ExternalLink href="https://policies.google.com/terms" isNewTab>
        Terms of Service
      </ExternalLink>{' '}
      apply.
    </Text>
  )
}
