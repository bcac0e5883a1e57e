import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { toFailure } from '@/api/http/errors'
import { Button } from '@/ui/Buttons'
import { EnvelopeIllustration } from '@/ui/illustrations'
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
    <EnvelopeIllustration />
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
const waitSeconds = 30

/** Resends an email after a countdown. */
function ResendButton({ label, onSend }: { label: string; onSend: () => Promise<unknown> }) {
  const [secondsLeft, restart] = useCountdown(waitSeconds)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isRunning = useRef(false)
  const id = useId()
  const isWaiting = secondsLeft > 0

  async function send() {
    if (isRunning.current || isWaiting) return
    isRunning.current = true
    setBusy(true)
    setProblem('')
    try {
      await onSend()
      restart()
    } catch (thrown) {
      setProblem(toFailure(thrown).message)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return (
    <Box>
      {problem && <Notice tone="error">{problem}</Notice>}
      {/* Not `disabled`: a disabled button would lose focus. */}
      <Button
        variant="outline"
        busy={isBusy}
        {...(isWaiting && { 'aria-disabled': true, 'aria-describedby': id, opacity: 0.6 })}
        onClick={() => void send()}
      >
        {label}
      </Button>
      {isWaiting && (
        <Text id={id} fontSize="sm" color="fg.muted" mt="1">
          {`You can send it again in ${secondsLeft} ${secondsLeft === 1 ? 'second' : 'seconds'}.`}
        </Text>
      )}
    </Box>
  )
}

/** Counts down in seconds from mount or the last restart. */
function useCountdown(seconds: number): [secondsLeft: number, restart: () => void] {
  const [startedAt, setStartedAt] = useState(() => performance.now())
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  useEffect(() => {
    const count = () => {
      const left = Math.ceil(seconds - (performance.now() - startedAt) / 1000)
      setSecondsLeft(Math.max(0, left))
      if (left <= 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [startedAt, seconds])
  return [secondsLeft, () => setStartedAt(performance.now())]
}
