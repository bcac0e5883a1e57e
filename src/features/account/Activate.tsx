import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useActivate } from '@/api/auth'
import type { FailureKind } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { AccountScreen } from './AccountScreen'
import { repeatableFailure } from './repeatable-failure'

interface ActivationLink {
  uid: string
  token: string
}

/** `unknown`: the response does not say whether the link worked; retrying is safe. */
type Outcome =
  | { result: 'activated' | 'already' | 'failed' }
  | { result: 'unknown'; message: string }

const headings: Record<Outcome['result'], string> = {
  activated: 'Account activated',
  already: 'Account already activated',
  failed: 'Activation failed',
  unknown: 'Activation failed',
}

/** Failures after which the link may still work. */
const unclearKinds: readonly FailureKind[] = [
  'no-network',
  'server',
  'throttled',
  'invalid-response',
]

async function awaitOutcome(activation: Promise<unknown>): Promise<Outcome> {
  try {
    await activation
  } catch (thrown) {
    const { kind, status, message } = repeatableFailure(thrown)
    // Section 8, with any body.
    if (status === 403) return { result: 'already' }
    snackbar.error(message)
    return unclearKinds.includes(kind) ? { result: 'unknown', message } : { result: 'failed' }
  }
  snackbar.success('Account activated successfully!')
  return { result: 'activated' }
}

/** Opens from the activation email and activates immediately. */
export function Activate({ uid, token }: ActivationLink) {
  const { mutateAsync: activate } = useActivate()
  // A query sends each link once: a second request would turn "activated" into "already activated".
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['activation', uid, token],
    queryFn: () => awaitOutcome(activate({ uid, token })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const outcome = isFetching ? undefined : data
  return (
    <AccountScreen heading={outcome ? headings[outcome.result] : 'Activating your account'}>
      {/* Reserves the height of the tallest result on a phone, so the brand panel does not shift. */}
      <Box aria-live="polite" minH={{ base: '15rem', lg: '0' }}>
        {outcome ? (
          <ActivationResult outcome={outcome} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={2} label="Activating your account" />
        )}
      </Box>
    </AccountScreen>
  )
}

const texts = {
  activated:
    'Your account is active. Log in to tell us about your company and add your first debt.',
  already: 'Your account is already active. You can log in.',
  failed:
    'This link has expired or has already been used. If you have already activated your account, you can log in.',
}

function ActivationResult({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  if (outcome.result === 'unknown') {
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
  const hasFailed = outcome.result === 'failed'
  return (
    <>
      <Text mb="6">{texts[outcome.result]}</Text>
      <Flex wrap="wrap" gap="3">
        {hasFailed && (
          <ButtonLink to="/request-activation">Request a new activation email</ButtonLink>
        )}
        <ButtonLink to="/login" variant={hasFailed ? 'outline' : 'solid'}>
          Login
        </ButtonLink>
      </Flex>
    </>
  )
}
