import { useEffect, useRef } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { UnconfirmedNotice } from '@/components/UnconfirmedNotice'
import { debtorName } from '@/rules/debtor-name'
import { Button, TextLink } from '@/ui/Buttons'
import { isListUnreadable, type NewDebt, type UnconfirmedSave } from './useNewDebt'

/** A save without a response: the result of the checks, the next actions and the values sent. */
export function UnconfirmedSavePanel({
  debt: { isChecking, isSendQueued, ...debt },
  unconfirmed,
}: {
  debt: NewDebt
  unconfirmed: UnconfirmedSave
}) {
  const { result } = unconfirmed
  const panel = useRef<HTMLDivElement>(null)
  // Announced when it appears and when the checks end, but never taken from a button in use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the checks is the cause
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus()
  }, [isChecking])
  const candidates = result.outcome === 'unconfirmed' ? result.candidates : []
  const edit = () => debt.edit(unconfirmed)
  return (
    <>
      <div ref={panel} tabIndex={-1}>
        <UnconfirmedNotice
          tone="warning"
          {...resultExplanation(result)}
          isChecking={isChecking}
          isSendQueued={isSendQueued}
          onStopChecking={debt.stopChecking}
          onCheckAgain={() => debt.checkAgain(unconfirmed)}
          onSendAgain={isListUnreadable(result) ? null : () => debt.sendAgain(unconfirmed)}
          actions={
            <>
              <Button variant="outline" onClick={edit}>
                Edit what I typed
              </Button>
              <TextLink to="/debts" target="_blank">
                Your debts (opens in a new tab)
              </TextLink>
            </>
          }
        >
          {candidates.length > 0 && <Candidates debtors={candidates} />}
        </UnconfirmedNotice>
      </div>
    </>
  )
}

const Candidates = ({ debtors }: { debtors: readonly Debtor[] }) => (
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

function resultExplanation(result: UnconfirmedSave['result']): { heading: string; text: string } {
  const late = result.mayStillArrive ? ' It may still arrive, so check again first.' : ''
  const isAbsent =
    result.outcome === 'not-created' ||
    (result.reason === 'no-baseline' && result.candidates.length === 0)
  if (isAbsent) {
    return {
      heading: 'The debt is not in your list',
      text: `No answer came when it was sent, so we looked for it.${late} What you typed is kept.`,
    }
  }
  const texts = {
    'list-unreadable':
      'No answer came when it was sent, and your list of debts could not be read. Nothing will be sent again before we have checked. What you typed is kept.',
    'records-unreadable': `No answer came when it was sent. Some debts in your list cannot be read, and it may be one of them.${late} Look through your list before you send it again. What you typed is kept.`,
    'similar-record': `No answer came when it was sent. A new debt in your list resembles it.${late} Open it before you send yours again.`,
    'no-baseline': `No answer came when it was sent. There is a debt like it in your list, but it may be an older one.${late} Open it before you send yours again.`,
  }
  return { heading: 'We do not know yet whether the debt was saved', text: texts[result.reason] }
}
