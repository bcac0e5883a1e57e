import { Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EnvelopeDrawing } from '@/ui/illustrations'
import { CaptchaNotice } from './CaptchaNotice'
import { ResendButton } from './ResendButton'

/** What can be done when an e-mail that was asked for does not come. */
export function EmailSent({
  resend,
  onResend,
  change,
  children,
}: {
  /** The words of the button that sends it again. */
  resend: string
  onResend: () => Promise<unknown>
  /** The way to another address. */
  change: ReactNode
  /** Where it went and what to do with it. */
  children: ReactNode
}) {
  return (
    <>
      <EnvelopeDrawing />
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
