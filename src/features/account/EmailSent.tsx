import { Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { toFailure } from '@/api/http/errors'
import { Button } from '@/ui/Buttons'
import envelope from '@/ui/illustrations/envelope.svg'
import { Notice } from '@/ui/Notice'
import { CaptchaNotice } from './CaptchaNotice'

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
  // A ref, because state would block a second press one render too late.
  const isSending = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: onResend,
    onSettled: () => {
      isSending.current = false
    },
    meta: { silent: true },
  })
  function sendOnce() {
    if (isSending.current) return
    isSending.current = true
    mutate()
  }
  return (
    <>
      <img src={envelope} alt="" width={140} height={100} />
      <Text my="3" overflowWrap="anywhere">
        {children}
      </Text>
      <Text mb="5">It may take a few minutes. If it does not arrive, check your junk mail.</Text>
      {error && <Notice tone="error">{toFailure(error).message}</Notice>}
      <Flex wrap="wrap" gap="3">
        <Button variant="outline" isBusy={isPending} onClick={sendOnce}>
          {resend}
        </Button>
        {change}
      </Flex>
      <CaptchaNotice />
    </>
  )
}
