import { Box } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Notice } from '@/ui/Notice'
import type { UnconfirmedCompany } from './useSaveCompany'

const focusElement = (element: HTMLElement | null) => element?.focus()

/** A company save without a response: result of the checks and next actions. */
export function UnconfirmedSaveNotice({
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
