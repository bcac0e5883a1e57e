import { timeLimitOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { shortDate } from '@/rules/days'
import { useToday } from '@/session/today'
import { Notice } from '@/ui/Notice'
import type { Editing } from '../edit/useEditing'
import { EditDebtForm } from '../LazyParts'
import { SideColumn } from '../SideColumn'
import type { TimelineKind } from '../search'
import { DebtFacts, DebtorFacts } from './FactsPanel'
import { RequestActions } from './RequestActions'
import { StatusPanel } from './StatusPanel'
import { Timeline } from './Timeline'

/** The status, history, actions and fields of a debt, or its edit form. */
export function Overview({
  debtor,
  show,
  editing,
}: {
  debtor: Debtor
  show?: TimelineKind | undefined
  editing: Editing
}) {
  if (editing.open) {
    return <EditDebtForm debtor={debtor} startAt={editing.open.startAt} onDone={editing.stop} />
  }
  return (
    <>
      <TimeLimitNotice debtor={debtor} />
      <SideColumn
        first={<StatusPanel debtor={debtor} onAdd={(field) => editing.start('edit', field)} />}
        side={
          <>
            <RequestActions debtor={debtor} />
            <DebtFacts debt={debtor.debtor_debt} editing={editing} />
          </>
        }
      >
        <Timeline debtor={debtor} show={show} />
        <DebtorFacts debtor={debtor} editing={editing} />
      </SideColumn>
    </>
  )
}

/** Warns that the court time limit is near or has passed. */
function TimeLimitNotice({ debtor }: { debtor: Debtor }) {
  const limit = timeLimitOf(debtor, useToday())
  if (!limit) return null
  const runningOut = limit.state === 'near' ? 'may run out' : 'may have run out'
  return (
    <Notice
      tone="warning"
      heading={`The time to go to court ${runningOut} on ${shortDate(limit.date)}`}
    >
      {limit.years === 5 ? 'In Scotland' : 'Outside Scotland'} a claim on a contract generally lasts{' '}
      {limit.years === 5 ? 'five' : 'six'} years, counted here from the last invoice. A part payment
      or a written acknowledgement usually starts the time again: tell us of one in a note, or call
      us.
    </Notice>
  )
}
