import { Box } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Notice } from '@/ui/Notice'
import type { LostCompany } from './useSaveCompany'

const focus = (element: HTMLElement | null) => element?.focus()

/** No answer came to a save: what is known of it, and what can be done. */
export function UnconfirmedSave({
  lost,
  isChecking,
  isSendQueued,
  onStopChecking,
  onCheckAgain,
  onSendAgain,
}: {
  lost: LostCompany
  isChecking: boolean
  /** It is sent again when the checks have not found it. */
  isSendQueued: boolean
  onStopChecking: () => void
  onCheckAgain: () => void
  onSendAgain: () => void
}) {
  // A user has one company: where another one turned up, nothing more is sent.
  const canSend =
    lost.outcome === 'not-created' ||
    (lost.reason !== 'list-unreadable' && lost.candidates.length === 0)
  return (
    <Box ref={focus} tabIndex={-1} outline="none">
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
        {explanation(lost)} Your answers are kept.
        {isChecking && <CheckingNotice onStop={onStopChecking} />}
        {isSendQueued && 'It is sent again as soon as the checks have not found it.'}
      </Notice>
    </Box>
  )
}

function explanation(lost: LostCompany): string {
  const late = lost.mayStillArrive ? ' It may still arrive: check again before you send it.' : ''
  if (lost.outcome === 'not-created') {
    return `No answer came, and your company is not there yet.${late}`
  }
  if (lost.reason === 'list-unreadable') {
    return 'No answer came, and we could not check whether your company is there.'
  }
  const [other] = lost.candidates
  if (!other) return `No answer came, and your company cannot be found.${late}`
  const name = other.company_name ? ` (“${other.company_name}”)` : ''
  return `No answer came. Your account has a company now${name}, but we cannot tell whether it is what you sent. Client settings show what we hold.`
}
