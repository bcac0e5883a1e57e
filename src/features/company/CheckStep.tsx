import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { CompanyEntry } from '@/api/clients'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Form } from '@/ui/form/Form'
import { applySubmissionError } from '@/ui/form/submission-error'
import { CompanyAnswers } from './CompanyAnswers'
import { UnconfirmedSaveNotice } from './UnconfirmedSaveNotice'
import { useSaveCompany } from './useSaveCompany'

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
