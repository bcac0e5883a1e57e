import { Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EnvelopeIllustration } from '@/ui/illustrations'
import { CaptchaNotice } from './CaptchaNotice'
import { ResendButton } from './ResendButton'

/** Confirms a sent email, with ways to resend it or change the address. */
export function EmailSent({
  resend,
  onResend,
  change,
  children,
}: {
  /** Label of the resend button. */
  resend: string
  onResend: () => Promise<unknown>
  /** Leads to another address. */
  change: ReactNode
  /** The recipient and the next step. */
  children: ReactNode
}) {
  return (
    <>
      <EnvelopeIllustration />
      <Text my="3" overflowWrap="anywhere">
        {children}
      </Text>
      <Text mb="5">It may take a few minutes. If nothing comes, look in your junk mail.</Text>
      <Flex wrap="wrap" gap="3" align="flex-start">
        <ResendButton label={resend} onSend={onResend} />
        {change}
      </Flex>
      <CaptchaNotice />
    </>
  )
}
