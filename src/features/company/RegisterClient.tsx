import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { get } from 'react-hook-form'
import type { CompanyEntry } from '@/api/clients'
import type { Failure, FieldMessage } from '@/api/http/errors'
import { type CurrentUser, currentUserQuery } from '@/api/user'
import { snackbar } from '@/session/snackbar'
import { useDraft } from '@/session/useDraft'
import { Button } from '@/ui/Buttons'
import { Dialog } from '@/ui/Dialog'
import { useStepHeading } from '@/ui/focus-heading'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { StepList } from '@/ui/StepList'
import { AnswersReview } from './AnswersReview'
import { initialCompanyValues } from './company-values'
import { checkedAnswers, firstUnfinishedStep, lastStep, stepOf, steps } from './registration-steps'
import { StepForm } from './StepForm'
import { TermsReviewForm } from './TermsReviewForm'

/** Registration of a company in five steps, each with a URL. */
export function RegisterClient({ step }: { step: number }) {
  const { data: user, isPending } = useQuery(currentUserQuery)
  return (
    <Screen heading="Your company" intro="We need these details once, before your first debt.">
      {/* The account prefills the form, so it is awaited. */}
      {isPending ? <Skeleton lines={6} /> : <CompanyWizard step={step} user={user} />}
      <Flex
        maxW="56rem"
        mt="6"
        pt="3"
        borderTopWidth="1px"
        wrap="wrap"
        justify="space-between"
        align="center"
        columnGap="6"
        rowGap="2"
      >
        <Text color="fg.muted" fontSize="sm">
          Want different terms? Our team can review your fees. You can carry on in the meantime.
        </Text>
        <TermsReviewButton key={user?.email} email={user?.email ?? ''} />
      </Flex>
    </Screen>
  )
}

const termsReviewTitle = 'Ask us to review your terms'

function TermsReviewButton({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="ghost" size="sm" ms="-3" onClick={() => setOpen(true)}>
        {termsReviewTitle}
      </Button>
      {isOpen && (
        <Dialog title={termsReviewTitle} onClose={close}>
          <TermsReviewForm email={email} onSent={close} />
        </Dialog>
      )}
    </>
  )
}

const stepLabels = steps.map(({ title }) => ({ label: title }))

const stepLocation = (step: number) => ({
  to: '/register-details' as const,
  search: step > 1 ? { step } : {},
})

/** The steps. The URL selects one; steps after the first unfinished one redirect to it. */
function CompanyWizard({ step, user }: { step: number; user: CurrentUser | undefined }) {
  const navigate = useNavigate()
  const router = useRouter()
  // The answers so far, and the furthest step reached.
  const draft = useDraft('company', () => ({ values: initialCompanyValues(user), reached: 1 }))
  const { values, reached } = draft.value
  /** The server's errors of all steps; those of one are removed when it is answered. */
  const [refused, setRefused] = useState<readonly FieldMessage[]>([])

  const firstOpenStep = Math.min(reached, firstUnfinishedStep(values))
  if (step > firstOpenStep) return <Navigate {...stepLocation(firstOpenStep)} replace />

  async function saveAndContinue(answers: Partial<CompanyEntry>) {
    const answered = { ...values, ...answers }
    const others = refused.filter(({ path }) => stepOf(path) !== step)
    // An edit made from the last step returns to it.
    const next = reached === lastStep ? firstUnfinishedStep(answered) : step + 1
    draft.set({ values: answered, reached: Math.max(reached, next) })
    setRefused(others)
    await navigate(stepLocation(Math.min(next, ...others.map(({ path }) => stepOf(path)))))
  }

  /** A save that ends after the wizard was left changes nothing on the screen that is open then. */
  const isOpen = () =>
    router.matchRoutes(router.latestLocation).at(-1)?.fullPath === '/register-details'

  function showRefusedStep({ fields: messages }: Failure) {
    const fields = refusedFields(messages, values)
    if (fields.length === 0 || !isOpen()) return
    setRefused(fields)
    void navigate(stepLocation(Math.min(...fields.map(({ path }) => stepOf(path)))))
  }

  async function leave() {
    draft.close()
    if (isOpen()) await navigate({ to: '/first-debt' })
  }
  function finish() {
    snackbar.success('Company details successfully saved!')
    return leave()
  }

  const back = step > 1 && (
    <Button variant="outline" onClick={() => void navigate(stepLocation(step - 1))}>
      Back
    </Button>
  )
  return (
    <Box maxW="56rem">
      <Box mb="4">
        <StepList label="Steps" steps={stepLabels} current={step - 1} />
      </Box>
      <StepHeading step={step} />
      {step === lastStep ? (
        <AnswersReview
          values={checkedAnswers(values)}
          back={back}
          onSaved={finish}
          onExisting={leave}
          onRefused={showRefusedStep}
        />
      ) : (
        <StepForm
          key={step}
          step={step}
          values={values}
          refused={refused}
          back={back}
          onTyped={(typed) => draft.set({ values: typed, reached })}
          onAnswered={saveAndContinue}
        />
      )}
    </Box>
  )
}

/** The heading takes focus when the step changes. */
function StepHeading({ step }: { step: number }) {
  const heading = useStepHeading(step)
  return (
    <Box asChild fontSize="lg" fontWeight="semibold" mb="3" outline="none">
      <h2 ref={heading} tabIndex={-1}>
        Step {step} of {lastStep}: {steps[step - 1]?.title}
      </h2>
    </Box>
  )
}

const lists = new Map([
  ['client_addresses', 'addresses'],
  ['client_contacts', 'contacts'],
])

/** Maps `client_addresses.0.postcode` to `addresses.0.postcode`. */
function formField(path: string): string {
  const [head = '', ...rest] = path.split('.')
  return [lists.get(head) ?? head, ...rest].join('.')
}

/** The server's errors that belong to fields of the wizard, by form path. */
const refusedFields = (messages: readonly FieldMessage[], values: CompanyEntry): FieldMessage[] =>
  messages
    .map(({ path, message }) => ({ path: formField(path), message }))
    .filter(({ path }) => stepOf(path) > 0 && typeof get(values, path) === 'string')
