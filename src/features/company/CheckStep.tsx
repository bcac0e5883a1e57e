import { Box } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type CompanyEntry, type SavedCompany, useCreateClient } from '@/api/clients'
import { type Unresolved, UnresolvedWrite } from '@/api/write/create-one'
import { addressText, contactText, entryName } from '@/components/addresses/text'
import { AnswersPanel, AnswersSection } from '@/components/answers/AnswersSection'
import { UnconfirmedNotice } from '@/components/UnconfirmedNotice'
import { ButtonLink } from '@/ui/Buttons'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Form } from '@/ui/form/Form'
import { applySubmissionError } from '@/ui/form/submission-error'
import { soleTrader } from './company-values'

/** A save without a response that no check has found. */
type UnconfirmedCompany = Unresolved<SavedCompany>

/**
 * The last step: review of all answers, and the request that saves them. It is sent once: a save
 * without a response is checked before it is sent again.
 */
export function CheckStep({
  values,
  back,
  onSaved,
  onRefused,
}: {
  values: CompanyEntry
  back: ReactNode
  onSaved: () => Promise<unknown>
  /** May navigate to the refused answers. */
  onRefused: (thrown: unknown) => void
}) {
  const form = useForm()
  const { create, check, isChecking, isSendQueued, stopChecking } = useCreateClient()
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedCompany | null>(null)
  const isSaved = useRef(false)

  async function write(send: typeof create) {
    try {
      await send(values, setUnconfirmed)
    } catch (thrown) {
      if (thrown instanceof UnresolvedWrite) return setUnconfirmed(thrown.result)
      // The request was rejected: the answers can be corrected and saved again.
      setUnconfirmed(null)
      throw thrown
    }
    // One request can resolve two button presses.
    if (isSaved.current) return
    isSaved.current = true
    setUnconfirmed(null)
    await onSaved()
  }

  async function save() {
    try {
      await write(create)
    } catch (thrown) {
      onRefused(thrown)
      throw thrown
    }
  }

  if (unconfirmed) {
    return (
      <>
        <Box ref={focusElement} tabIndex={-1} outline="none">
          <UnconfirmedNotice
            tone="error"
            heading="We do not know whether your company was saved"
            text={`${resultExplanation(unconfirmed)} Your answers are kept.`}
            isChecking={isChecking}
            isSendQueued={isSendQueued}
            onStopChecking={stopChecking}
            onCheckAgain={() => void write(check)}
            onSendAgain={
              canSendAgain(unconfirmed)
                ? () => void save().catch((thrown) => applySubmissionError(form, thrown, undefined))
                : null
            }
          />
        </Box>
        <CompanyAnswers values={values} />
      </>
    )
  }
  return (
    <Form
      form={form}
      submit="Save company details"
      submitting="Saving company details"
      onSubmit={save}
      secondary={back}
    >
      {isChecking && <CheckingNotice onStop={stopChecking} />}
      <CompanyAnswers values={values} />
    </Form>
  )
}

const focusElement = (element: HTMLElement | null) => element?.focus()

/** A user has one company: if another exists, sending again is refused. */
const canSendAgain = (result: UnconfirmedCompany) =>
  result.outcome === 'not-created' ||
  (result.reason !== 'list-unreadable' && result.candidates.length === 0)

function resultExplanation(result: UnconfirmedCompany): string {
  const late = result.mayStillArrive ? ' It may still arrive: check again before you send it.' : ''
  if (result.outcome === 'not-created') {
    return `No answer came, and your company is not there yet.${late}`
  }
  if (result.reason === 'list-unreadable') {
    return 'No answer came, and we could not check whether your company is there.'
  }
  const [other] = result.candidates
  if (!other) return `No answer came, and your company cannot be found.${late}`
  const name = other.company_name ? ` (“${other.company_name}”)` : ''
  return `No answer came. Your account has a company now${name}, but we cannot tell whether it is what you sent. Client settings show what we hold.`
}

type Answer = [term: string, value: string]

/** All answers, with a Change link to the step of each section. */
function CompanyAnswers({ values }: { values: CompanyEntry }) {
  const { addresses, contacts } = values
  const number: Answer[] = [['Company number', values.company_number]]
  const sections: [heading: string, answers: Answer[]][] = [
    [
      'Company',
      [
        ['Company type', values.company_type],
        ['Company name', values.company_name],
        ['Trading name', values.trading_name],
        ...(values.company_type === soleTrader ? [] : number),
        ['VAT number', values.vat_number],
      ],
    ],
    [
      'Address',
      addresses.map((one, index) => [entryName('Address', one.label, index), addressText(one)]),
    ],
    [
      'Contact',
      contacts.map((one, index) => [entryName('Contact', one.label, index), contactText(one)]),
    ],
    [
      'About you',
      [
        ['How did you hear about us?', values.intro_source],
        ['Tell us more', values.intro_description],
      ],
    ],
  ]
  return (
    <AnswersPanel>
      {sections.map(([heading, answers], index) => (
        <AnswersSection
          key={heading}
          heading={heading}
          change={
            <ButtonLink
              to="/register-details"
              search={index > 0 ? { step: index + 1 } : {}}
              variant="ghost"
              size="sm"
              aria-label={`Change ${heading.toLowerCase()}`}
            >
              Change
            </ButtonLink>
          }
          answers={answers}
        />
      ))}
    </AnswersPanel>
  )
}
