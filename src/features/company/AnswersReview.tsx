import { Box, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { type CompanyEntry, useCreateClient } from '@/api/clients'
import { type Failure, toFailure } from '@/api/http/errors'
import type { Press } from '@/api/write/open-attempt'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { fieldPathLabel } from '@/rules/field-path'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import { DefinitionList } from '@/ui/DefinitionList'
import { Form } from '@/ui/form/Form'
import { addressItems, contactItems } from './entry-items'
import { steps } from './registration-steps'

/** The last step: all answers for review, and the request that saves them. */
export function AnswersReview({
  values,
  back,
  onSaved,
  onExisting,
  onRefused,
}: {
  values: CompanyEntry
  back: ReactNode
  onSaved: () => Promise<unknown>
  /** Leaves the answers, because the account has a company. */
  onExisting: () => Promise<unknown>
  /** May navigate to the refused answers. */
  onRefused: (failure: Failure) => void
}) {
  const form = useForm()
  const { send: create, attempt } = useCreateClient()
  // A saved company is never sent again (section 4), even if the user's record lacks it.
  const queryClient = useQueryClient()
  const isSaved = useRef(false)

  async function save(press?: Press) {
    try {
      await queryClient.query({
        ...{ queryKey: ['saved-company'], queryFn: () => create(values, press), retry: false },
        ...{ staleTime: 'static', gcTime: Number.POSITIVE_INFINITY },
      })
      // One request can resolve two button presses.
      if (isSaved.current) return
      isSaved.current = true
      await onSaved()
    } catch (thrown) {
      const failure = toFailure(thrown)
      // The open attempt stands above the answers.
      if (failure.kind === 'unknown-outcome') return
      if (failure.code === 'has-company') return onExisting()
      onRefused(failure)
      throw failure
    }
  }

  return (
    <>
      <OpenAttemptNotice
        attempt={attempt}
        form={form}
        send={(_, press) => save(press)}
        link={() => <Button onClick={() => void onExisting()}>Continue</Button>}
        describe={({ company_name }) => company_name || 'A company without a name'}
      />
      <Form
        form={form}
        submit="Save company details"
        submitting="Saving company details"
        onSubmit={() => save()}
        secondary={back}
      >
        <CompanyAnswers values={values} />
      </Form>
    </>
  )
}

/** The answers to one question of the wizard, which may be a list of addresses or contacts. */
function answersTo(field: keyof CompanyEntry, values: CompanyEntry) {
  if (field === 'addresses') return addressItems(values.addresses)
  if (field === 'contacts') return contactItems(values.contacts)
  return [{ term: fieldPathLabel(field), value: values[field] }]
}

/** All answers, with a Change link to the step of each section. */
const CompanyAnswers = ({ values }: { values: CompanyEntry }) => (
  <Card px={{ base: '4', md: '5' }} mb="4" css={{ '& > * + *': { borderTopWidth: '1px' } }}>
    {steps.slice(0, -1).map(({ title, fields }, index) => (
      <AnswersSection
        key={title}
        heading={title}
        step={index + 1}
        answers={fields.flatMap((field) => answersTo(field, values))}
      />
    ))}
  </Card>
)

/** The given answers of one step, with a link back to it. */
function AnswersSection({
  heading,
  step,
  answers,
}: {
  heading: string
  step: number
  answers: ReturnType<typeof answersTo>
}) {
  const headingId = useId()
  const given = answers.filter(({ value }) => value !== '')
  return (
    <Box as="section" aria-labelledby={headingId} py="3">
      <Flex justify="space-between" align="center" mb="1">
        <Box as="h3" id={headingId} fontWeight="semibold">
          {heading}
        </Box>
        <ButtonLink
          to="/register-details"
          search={step > 1 ? { step } : {}}
          variant="ghost"
          size="sm"
          aria-label={`Change ${heading.toLowerCase()}`}
        >
          Change
        </ButtonLink>
      </Flex>
      {given.length > 0 && <DefinitionList items={given} />}
    </Box>
  )
}
