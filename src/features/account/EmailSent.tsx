import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { toFailure } from '@/api/http/errors'
import { Button } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { EnvelopeIllustration } from '@/ui/illustrations'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { CaptchaNotice } from './captcha'

interface EmailSentProps {
  /** Label of the resend button. */
  resend: string
  onResend: () => Promise<unknown>
  /** Leads to another address. */
  change: ReactNode
  /** The recipient and the next step. */
  children: ReactNode
}

/** Confirms a sent email, with ways to resend it or change the address. */
export const EmailSent = ({ resend, onResend, change, children }: EmailSentProps) => (
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

/** The confirmation in place of the form that sent the email. */
export const EmailSentPanel = ({
  onChange,
  ...sent
}: Omit<EmailSentProps, 'change'> & { onChange: () => void }) => (
  <Box ref={focusHeading}>
    <Panel heading="Check your email">
      <EmailSent
        {...sent}
        change={
          <Button variant="ghost" onClick={onChange}>
            Use another address
          </Button>
        }
      />
    </Panel>
  </Box>
)

/** Emails take time to arrive; an earlier second one would only confuse. */
const waitSeconds = 30

/** Resends an email after a countdown. */
function ResendButton({ label, onSend }: { label: string; onSend: () => Promise<unknown> }) {
  const [left, restart] = useCountdown(waitSeconds)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const running = useRef(false)
  const id = useId()

  async function send() {
    if (running.current || left > 0) return
    running.current = true
    setBusy(true)
    setProblem('')
    try {
      await onSend()
      restart()
    } catch (thrown) {
      setProblem(toFailure(thrown).message)
    } finally {
      running.current = false
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
        {...(left > 0 && { 'aria-disabled': true, 'aria-describedby': id, opacity: 0.6 })}
        onClick={() => void send()}
      >
        {label}
      </Button>
      {left > 0 && (
        <Text id={id} fontSize="sm" color="fg.muted" mt="1">
          You can send it again in {left} {left === 1 ? 'second' : 'seconds'}.
        </Text>
      )}
    </Box>
  )
}

/** Counts down in seconds from mount or the last restart. */
function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [began, setBegan] = useState(() => performance.now())
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const count = () => {
      const now = Math.ceil(seconds - (performance.now() - began) / 1000)
      setLeft(Math.max(0, now))
      if (now <= 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [began, seconds])
  return [left, () => setBegan(performance.now())]
}
