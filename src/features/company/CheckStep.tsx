import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { CompanyEntry } from '@/api/clients'
import { addressText, contactText, entryName } from '@/components/addresses/text'
import { AnswersPanel, AnswersSection } from '@/components/answers/AnswersSection'
import { Button, ButtonLink } from '@/ui/Buttons'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Form } from '@/ui/form/Form'
import { applySubmissionError } from '@/ui/form/submission-error'
import { Notice } from '@/ui/Notice'
import { soleTrader } from './company-values'
import { type UnconfirmedCompany, useSaveCompany } from './useSaveCompany'

/** The last step: review of all answers, and the request that saves them. */
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
  const { unconfirmed, save, checkAgain, isChecking, isSendQueued, stopChecking } =
    useSaveCompany(onSaved)

  async function send() {
    try {
      await save(values)
    } catch (thrown) {
      onRefused(thrown)
      throw thrown
    }
  }

  if (unconfirmed) {
    return (
      <>
        <UnconfirmedSaveNotice
          unconfirmed={unconfirmed}
          isChecking={isChecking}
          isSendQueued={isSendQueued}
          onStopChecking={stopChecking}
          onCheckAgain={() => void checkAgain(values)}
          onSendAgain={() =>
            void send().catch((thrown) => applySubmissionError(form, thrown, undefined))
          }
        />
        <CompanyAnswers values={values} />
      </>
    )
  }
  return (
    <Form
      form={form}
      submit="Save company details"
      submitting="Saving company details"
      onSubmit={send}
      secondary={back}
    >
      {isChecking && <CheckingNotice onStop={stopChecking} />}
      <CompanyAnswers values={values} />
    </Form>
  )
}

/** Step 5: all answers with their Change links. */
const CompanyAnswers = ({ values }: { values: CompanyEntry }) => (
  <AnswersPanel>
    <AnswersSection
      heading="Company"
      change={<ChangeLink section="company" step={1} />}
      answers={[
        ['Company type', values.company_type],
        ['Company name', values.company_name],
        ['Trading name', values.trading_name],
        ...(values.company_type === soleTrader
          ? []
          : [['Company number', values.company_number] satisfies [string, string]]),
        ['VAT number', values.vat_number],
      ]}
    />
    <AnswersSection
      heading="Address"
      change={<ChangeLink section="address" step={2} />}
      answers={values.addresses.map((address, index) => [
        entryName('Address', address.label, index),
        addressText(address),
      ])}
    />
    <AnswersSection
      heading="Contact"
      change={<ChangeLink section="contact" step={3} />}
      answers={values.contacts.map((contact, index) => [
        entryName('Contact', contact.label, index),
        contactText(contact),
      ])}
    />
    <AnswersSection
      heading="About you"
      change={<ChangeLink section="about you" step={4} />}
      answers={[
        ['How did you hear about us?', values.intro_source],
        ['Tell us more', values.intro_description],
      ]}
    />
  </AnswersPanel>
)

const ChangeLink = ({ section, step }: { section: string; step: number }) => (
  <ButtonLink
    to="/register-details"
    search={step > 1 ? { step } : {}}
    variant="ghost"
    size="sm"
    aria-label={`Change ${section}`}
  >
    Change
  </ButtonLink>
)

const focusElement = (element: HTMLElement | null) => element?.focus()

/** A company save without a response: result of the checks and next actions. */
function UnconfirmedSaveNotice({
  unconfirmed,
  isChecking,
  isSendQueued,
  onStopChecking,
  onCheckAgain,
  onSendAgain,
}: {
  unconfirmed: UnconfirmedCompany
  isChecking: boolean
  /** Sends again once the checks end without a match. */
  isSendQueued: boolean
  onStopChecking: () => void
  onCheckAgain: () => void
  onSendAgain: () => void
}) {
  // A user has one company: if another exists, sending again is refused.
  const canSend =
    unconfirmed.outcome === 'not-created' ||
    (unconfirmed.reason !== 'list-unreadable' && unconfirmed.candidates.length === 0)
  return (
    <Box ref={focusElement} tabIndex={-1} outline="none">
      <Notice
        tone="error"
        heading="We do not know whether your company was saved"
        actions={
          <>
            <Button onClick={onCheckAgain}>Check again</Button>
            {canSend && (
              <Button variant="outline" busy={isSendQueued} onClick={onSendAgain}>
                Send again
              </Button>
            )}
          </>
        }
      >
        {resultExplanation(unconfirmed)} Your answers are kept.
        {isChecking && <CheckingNotice onStop={onStopChecking} />}
        {isSendQueued && 'It is sent again as soon as the checks have not found it.'}
      </Notice>
    </Box>
  )
}

function resultExplanation(unconfirmed: UnconfirmedCompany): string {
  const late = unconfirmed.mayStillArrive
    ? ' It may still arrive: check again before you send it.'
    : ''
  if (unconfirmed.outcome === 'not-created') {
    return `No answer came, and your company is not there yet.${late}`
  }
  if (unconfirmed.reason === 'list-unreadable') {
    return 'No answer came, and we could not check whether your company is there.'
  }
  const [other] = unconfirmed.candidates
  if (!other) return `No answer came, and your company cannot be found.${late}`
  const name = other.company_name ? ` (“${other.company_name}”)` : ''
  return `No answer came. Your account has a company now${name}, but we cannot tell whether it is what you sent. Client settings show what we hold.`
}
