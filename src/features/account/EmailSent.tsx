import { Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: onResend,
    meta: { silent: true },
  })
  return (
    <>
      <img src={envelope} alt="" width={140} height={100} />
      <Text my="3" overflowWrap="anywhere">
        {children}
      </Text>
      <Text mb="5">It may take a few minutes. If it does not arrive, check your junk mail.</Text>
      {error && <Notice tone="error">{toFailure(error).message}</Notice>}
      <Flex wrap="wrap" gap="3">
        <Button variant="outline" isBusy={isPending} onClick={() => !isPending && mutate()}>
          {resend}
        </Button>
        {change}
      </Flex>
      <CaptchaNotice />
    </>
  )
}
