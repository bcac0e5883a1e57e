import { Box, Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { toFailure } from '@/api/http/errors'
import { Button } from '@/ui/Buttons'
import envelope from '@/ui/illustrations/envelope.svg'
import { Notice } from '@/ui/Notice'
import { CaptchaNotice } from './CaptchaNotice'

/** Confirms a sent email, with ways to resend it or change the address. */
export const EmailSent = ({
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
}) => (
  <>
    <img src={envelope} alt="" width={140} height={100} />
    <Text my="3" overflowWrap="anywhere">
      {children}
    </Text>
    <Text mb="5">It may take a few minutes. If it does not arrive, check your junk mail.</Text>
    <Flex wrap="wrap" gap="3" align="flex-start">
      <ResendButton label={resend} onSend={onResend} />
      {change}
    </Flex>
    <CaptchaNotice />
  </>
)

/** Emails take time to arrive; an earlier second one would only confuse. */
const waitMs = 30_000

/** Resends an email, half a minute after the last one. */
function ResendButton({ label, onSend }: { label: string; onSend: () => Promise<unknown> }) {
  const [isWaiting, setWaiting] = useState(true)
  const id = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: onSend,
    onSuccess: () => setWaiting(true),
    meta: { silent: true },
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setWaiting(false), waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const isBlocked = isWaiting || isPending
  return (
    <Box>
      {error && <Notice tone="error">{toFailure(error).message}</Notice>}
      {/* Not `disabled`: a disabled button would lose focus. */}
      <Button
        variant="outline"
        busy={isPending}
        {...(isWaiting && { 'aria-disabled': true, 'aria-describedby': id, opacity: 0.6 })}
        onClick={() => !isBlocked && mutate()}
      >
        {label}
      </Button>
      {isWaiting && (
        <Text id={id} fontSize="sm" color="fg.muted" mt="1">
          You can send it again after 30 seconds.
        </Text>
      )}
    </Box>
  )
}
