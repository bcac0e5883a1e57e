import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useActivate } from '@/api/auth'
import { type FailureKind, toFailure } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { AccountScreen } from './AccountScreen'

interface ActivationLink {
  uid: string
  token: string
}

/** Opens from the activation email and activates immediately. */
export const Activate = ({ uid, token }: ActivationLink) => (
  <Activation key={`${uid}/${token}`} uid={uid} token={token} />
)

function Activation({ uid, token }: ActivationLink) {
  const { mutateAsync: activate } = useActivate()
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const activateLink = useCallback(async () => {
    setOutcome(null)
    setOutcome(await activateOnce({ uid, token }, activate))
  }, [activate, uid, token])
  useEffect(() => {
    void activateLink()
  }, [activateLink])

  return (
    <AccountScreen heading={headings[outcome?.result ?? 'unclear']}>
      {/* Reserves the height of the tallest result on a phone, so the brand panel does not shift. */}
      <Box aria-live="polite" minH={{ base: '15rem', lg: '0' }}>
        {outcome ? (
          <ActivationResult outcome={outcome} onRetry={() => void activateLink()} />
        ) : (
          <Skeleton lines={2} label="Activating your account" />
        )}
      </Box>
    </AccountScreen>
  )
}

/** `unclear`: the response does not say whether the link worked; retrying is safe. */
type Outcome =
  | { result: 'activated' | 'already' | 'failed' }
  | { result: 'unclear'; message: string }

const headings: Record<Outcome['result'], string> = {
  activated: 'Account activated',
  already: 'Account already activated',
  failed: 'Activation failed',
  unclear: 'Activating your account',
}

const unclearKinds: readonly FailureKind[] = [
  'unknown-outcome',
  'no-network',
  'server',
  'throttled',
  'bad-answer',
]

async function awaitOutcome(call: Promise<unknown>): Promise<Outcome> {
  try {
    await call
  } catch (thrown) {
    const { kind, message } = toFailure(thrown)
    if (kind === 'forbidden') return { result: 'already' }
    snackbar.error(message)
    return unclearKinds.includes(kind) ? { result: 'unclear', message } : { result: 'failed' }
  }
  snackbar.success('Account activated successfully!')
  return { result: 'activated' }
}

const outcomes = new Map<string, Promise<Outcome>>()

/**
 * Activates a link once, even if the screen mounts twice: a second request would turn "activated"
 * into "already activated".
 */
async function activateOnce(
  link: ActivationLink,
  activate: (link: ActivationLink) => Promise<unknown>,
): Promise<Outcome> {
  const key = `${link.uid}/${link.token}`
  const pending = outcomes.get(key) ?? awaitOutcome(activate(link))
  outcomes.set(key, pending)
  const outcome = await pending
  if (outcome.result === 'unclear') outcomes.delete(key)
  return outcome
}

function ActivationResult({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  if (outcome.result === 'unclear') {
    return (
      <Notice
        tone="error"
        heading="We could not find out whether your account is active"
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        {outcome.message}
      </Notice>
    )
  }
  if (outcome.result === 'failed') {
    return (
      <NextSteps
        actions={
          <>
            <ButtonLink to="/request-activation">Request a new activation email</ButtonLink>
            <ButtonLink to="/login" variant="outline">
              Login
            </ButtonLink>
          </>
        }
      >
        This link has expired or was already used. If you have activated your account before, you
        can log in.
      </NextSteps>
    )
  }
  return (
    <NextSteps actions={<ButtonLink to="/login">Login</ButtonLink>}>
      {outcome.result === 'activated'
        ? 'Your account is active. Log in to tell us about your company and add your first debt.'
        : 'Nothing more to do: your account is active, and you can log in.'}
    </NextSteps>
  )
}

const NextSteps = ({ actions, children }: { actions: ReactNode; children: ReactNode }) => (
  <>
    <Text mb="6">{children}</Text>
    <Flex wrap="wrap" gap="3">
      {actions}
    </Flex>
  </>
)
