import { Box } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import type { Uploads } from '@/api/invoices/upload-list'
import { debtorName } from '@/rules/debtor-name'
import { Button, TextLink } from '@/ui/Buttons'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { Notice } from '@/ui/Notice'
import { DebtAnswers } from './DebtAnswers'
import type { UnconfirmedSave } from './useDebtStore'

/** A save without a response: the result of the checks, the next actions and the values sent. */
export function UnconfirmedSavePanel({
  unconfirmed: { answers, result },
  isChecking,
  isSendQueued,
  uploads,
  onStopChecking,
  onCheckAgain,
  onSendAgain,
  onEdit,
}: {
  unconfirmed: UnconfirmedSave
  isChecking: boolean
  isSendQueued: boolean
  uploads: Uploads
  onStopChecking: () => void
  onCheckAgain: () => void
  onSendAgain: () => void
  onEdit: () => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  // Announced when it appears and when the checks end, but never taken from a button in use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the checks is the cause
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus()
  }, [isChecking])
  const { heading, text } = resultExplanation(result)
  const candidates = result.outcome === 'unconfirmed' ? result.candidates : []
  const canSend = !(result.outcome === 'unconfirmed' && result.reason === 'list-unreadable')

  return (
    <>
      <div ref={panel} tabIndex={-1}>
        <Notice
          tone="warning"
          heading={heading}
          actions={
            <>
              <Button onClick={onCheckAgain}>Check again</Button>
              {canSend && (
                <Button variant="outline" busy={isSendQueued} onClick={onSendAgain}>
                  Send again
                </Button>
              )}
              <Button variant="outline" onClick={onEdit}>
                Edit what I typed
              </Button>
              <TextLink to="/debts" target="_blank">
                Your debts (opens in a new tab)
              </TextLink>
            </>
          }
        >
          {text}
          {isChecking && <CheckingNotice onStop={onStopChecking} />}
          {isSendQueued && 'It is sent again as soon as the checks have not found it.'}
          {candidates.length > 0 && <Candidates debtors={candidates} />}
        </Notice>
      </div>
      <Box maxW="59rem">
        <DebtAnswers
          answers={answers}
          uploads={uploads}
          heading="What you typed"
          onChange={onEdit}
        />
      </Box>
    </>
  )
}

function Candidates({ debtors }: { debtors: readonly Debtor[] }) {
  return (
    <ul>
      {debtors.map((debtor) => (
        <li key={debtor.id}>
          <TextLink to="/debt-detail/$id" params={{ id: debtor.id }} target="_blank">
            {debtorName(debtor)}, number {debtor.id} (opens in a new tab)
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

const unsureHeading = 'We do not know yet whether the debt was saved'

function resultExplanation(result: UnconfirmedSave['result']): { heading: string; text: string } {
  const late = result.mayStillArrive ? ' It may still arrive, so check again first.' : ''
  if (result.outcome === 'not-created') {
    return {
      heading: 'The debt is not in your list',
      text: `No answer came when it was sent, so we looked for it.${late} What you typed is kept.`,
    }
  }
  switch (result.reason) {
    case 'list-unreadable':
      return {
        heading: unsureHeading,
        text: 'No answer came when it was sent, and your list of debts could not be read. Nothing will be sent again before we have checked. What you typed is kept.',
      }
    case 'records-unreadable':
      return {
        heading: unsureHeading,
        text: `No answer came when it was sent. Some debts in your list cannot be read, and it may be one of them.${late} Look through your list before you send it again. What you typed is kept.`,
      }
    case 'similar-record':
      return {
        heading: unsureHeading,
        text: `No answer came when it was sent. A new debt in your list resembles it.${late} Open it before you send yours again.`,
      }
    case 'no-baseline':
      return result.candidates.length > 0
        ? {
            heading: unsureHeading,
            text: `No answer came when it was sent. There is a debt like it in your list, but it may be an older one.${late} Open it before you send yours again.`,
          }
        : {
            heading: 'The debt is not in your list',
            text: `No answer came when it was sent, so we looked for it.${late} What you typed is kept.`,
          }
  }
}
