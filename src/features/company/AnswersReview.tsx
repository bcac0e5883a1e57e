import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { type CompanyEntry, type SavedCompany, useCreateClient } from '@/api/clients'
import { Failure, toFailure } from '@/api/http/errors'
import type { Created } from '@/api/write/create'
import { addressText, contactText, entryName } from '@/components/addresses/text'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { normaliseName } from '@/rules/duplicate'
import { fieldPathLabel } from '@/rules/field-path'
import { ButtonLink } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import { DefinitionList } from '@/ui/DefinitionList'
import { Form } from '@/ui/form/Form'
import { applySubmissionError } from '@/ui/form/submission-error'
import { steps } from './registration-steps'

/** The last step: all answers for review, and the request that saves them. */
export function AnswersReview({
  values,
  back,
  onSaved,
  onRefused,
}: {
  values: CompanyEntry
  back: ReactNode
  onSaved: () => Promise<unknown>
  /** May navigate to the refused answers. */
  onRefused: (failure: Failure) => void
}) {
  const form = useForm()
  const { create, attempt } = useCreateClient()
  const isSaved = useRef(false)

  async function complete({ isFound, record }: Created<SavedCompany>) {
    if (isFound && record && isOtherCompany(record, values)) {
      const message = `Your account already has a company, “${record.company_name}”. Nothing was sent.`
      throw new Failure('refused', { message })
    }
    // One request can resolve two button presses.
    if (isSaved.current) return
    isSaved.current = true
    await onSaved()
  }

  async function save(isAgain: boolean) {
    try {
      await complete(await create(values, { isAgain }))
    } catch (thrown) {
      const failure = toFailure(thrown)
      // The open attempt stands above the answers.
      if (failure.kind === 'unknown-outcome') return
      onRefused(failure)
      throw failure
    }
  }

  const showFailure = (thrown: unknown) => applySubmissionError(form, thrown, undefined)
  return (
    <>
      <Box aria-live="polite">
        <OpenAttemptNotice
          attempt={attempt}
          noun="company"
          describe={({ company_name }) => company_name || 'A company without a name'}
          onFound={(created) => void complete(created).catch(showFailure)}
          onSendAgain={() => void save(true).catch(showFailure)}
        />
      </Box>
      <Form
        form={form}
        submit="Save company details"
        submitting="Saving company details"
        onSubmit={() => save(false)}
        secondary={back}
      >
        <CompanyAnswers values={values} />
      </Form>
    </>
  )
}

/** Some servers name the company only in the user's record; then its name is blank here. */
const isOtherCompany = ({ company_name }: SavedCompany, values: CompanyEntry) =>
  company_name !== '' && normaliseName(company_name) !== normaliseName(values.company_name)

type Answer = [term: string, value: string]

/** The answers to one question of the wizard, which may be a list of addresses or contacts. */
function answersTo(field: keyof CompanyEntry, values: CompanyEntry): Answer[] {
  if (field === 'addresses')
    return values.addresses.map((one, index) => [
      entryName('Address', one.label, index),
      addressText(one),
    ])
  if (field === 'contacts')
    return values.contacts.map((one, index) => [
      entryName('Contact', one.label, index),
      contactText(one),
    ])
  return [[fieldPathLabel(field), values[field]]]
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
  answers: readonly Answer[]
}) {
  const headingId = useId()
  const given = answers.filter(([, value]) => value !== '')
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
      {given.length > 0 && (
        <DefinitionList items={given.map(([term, value]) => ({ term, value }))} />
      )}
    </Box>
  )
}
