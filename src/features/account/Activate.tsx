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

const results = {
  activated: {
    heading: 'Account activated',
    text: 'Your account is active. Log in to tell us about your company and add your first debt.',
  },
  already: {
    heading: 'Account already activated',
    text: 'Your account is already active. You can log in.',
  },
  failed: {
    heading: 'Activation failed',
    text: 'This link has expired or has already been used. If you have already activated your account, you can log in.',
  },
}

/** With a message the response does not say whether the link worked; retrying is safe. */
interface Outcome {
  result: keyof typeof results
  message?: string
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
    return { result: 'failed', ...(unclearKinds.includes(kind) && { message }) }
  }
  snackbar.success('Account activated successfully!')
  return { result: 'activated' }
}

/** Opens from the activation email and activates immediately. */
export function Activate({ uid, token }: { uid: string; token: string }) {
  const { mutateAsync: activate } = useActivate()
  // Sends each link once: a second request would turn "activated" into "already activated".
  const {
    data: outcome,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['activation', uid, token],
    queryFn: () => awaitOutcome(activate({ uid, token })),
    // Only "Try again" fetches it anew, not the returning connection.
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const heading = outcome ? results[outcome.result].heading : 'Activating your account'
  return (
    <AccountScreen heading={heading}>
      {/* Reserves the height of the tallest result on a phone, so the brand panel does not shift. */}
      <Box aria-live="polite" minH={{ base: '15rem', lg: '0' }}>
        {outcome ? (
          <ActivationResult
            outcome={outcome}
            isBusy={isFetching}
            onRetry={() => void refetch({ cancelRefetch: false })}
          />
        ) : (
          <Skeleton lines={2} label="Activating your account" />
        )}
      </Box>
    </AccountScreen>
  )
}

function ActivationResult({
  outcome: { result, message },
  isBusy,
  onRetry,
}: {
  outcome: Outcome
  isBusy: boolean
  onRetry: () => void
}) {
  const hasFailed = result === 'failed'
  const isUnclear = message !== undefined
  return (
    <>
      {isUnclear ? (
        <Notice tone="error" heading="We could not find out whether your account is active">
          {message}
        </Notice>
      ) : (
        <Text>{results[result].text}</Text>
      )}
      <Flex wrap="wrap" gap="3" mt="6">
        {isUnclear && (
          <Button isBusy={isBusy} onClick={onRetry}>
            Try again
          </Button>
        )}
        {hasFailed && (
          <ButtonLink to="/request-activation" variant={isUnclear ? 'outline' : 'solid'}>
            Request a new activation email
          </ButtonLink>
        )}
        <ButtonLink to="/login" variant={hasFailed ? 'outline' : 'solid'}>
          Login
        </ButtonLink>
      </Flex>
    </>
  )
}
