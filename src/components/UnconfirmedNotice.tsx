import type { ReactNode } from 'react'
import { Button } from '@/ui/Buttons'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Notice } from '@/ui/Notice'

/** A save without a response: the result of the checks, and the next actions. */
export const UnconfirmedNotice = ({
  tone,
  heading,
  text,
  isChecking,
  isSendQueued,
  onStopChecking,
  onCheckAgain,
  onSendAgain,
  actions,
  children,
}: {
  tone: 'warning' | 'error'
  heading: string
  text: string
  isChecking: boolean
  /** Sends again once the checks end without a match. */
  isSendQueued: boolean
  onStopChecking: () => void
  onCheckAgain: () => void
  /** Null if nothing may be sent before another check. */
  onSendAgain: (() => void) | null
  /** Further actions. */
  actions?: ReactNode
  children?: ReactNode
}) => (
  <Notice
    tone={tone}
    heading={heading}
    actions={
      <>
        <Button onClick={onCheckAgain}>Check again</Button>
        {onSendAgain && (
          <Button variant="outline" busy={isSendQueued} onClick={onSendAgain}>
            Send again
          </Button>
        )}
        {actions}
      </>
    }
  >
    {text}
    {isChecking && <CheckingNotice onStop={onStopChecking} />}
    {isSendQueued && 'It is sent again as soon as the checks have not found it.'}
    {children}
  </Notice>
)
