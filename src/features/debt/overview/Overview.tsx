import { timeLimitOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { shortDate } from '@/rules/days'
import { useToday } from '@/session/today'
import { Notice } from '@/ui/Notice'
import type { TabProps } from '../debt-lists'
import { EditDebtForm } from '../LazyParts'
import { SideColumn } from '../SideColumn'
import { FactsPanel } from './FactsPanel'
import { debtFacts, debtorFacts } from './facts'
import { RequestActions } from './RequestActions'
import { StatusPanel } from './StatusPanel'
import { Timeline } from './Timeline'

/** The status, history, actions and fields of a debt, or its edit form. */
export function Overview({ debtor, lists, show, editing }: TabProps) {
  if (editing.open) {
    return <EditDebtForm debtor={debtor} startAt={editing.open.startAt} onDone={editing.stop} />
  }
  return (
    <>
      <TimeLimitNotice debtor={debtor} />
      <SideColumn
        first={
          <StatusPanel
            debtor={debtor}
            lists={lists}
            onAdd={(field) => editing.start('edit', field)}
          />
        }
        side={
          <>
            <RequestActions debtor={debtor} />
            <FactsPanel record="debt" facts={debtFacts(debtor.debtor_debt)} editing={editing} />
          </>
        }
      >
        <Timeline debtor={debtor} lists={lists} show={show} />
        <FactsPanel record="debtor" columns={2} facts={debtorFacts(debtor)} editing={editing} />
      </SideColumn>
    </>
  )
}

/** Warns that the court time limit is near or has passed. */
function TimeLimitNotice({ debtor }: { debtor: Debtor }) {
  const limit = timeLimitOf(debtor, useToday())
  if (!limit) return null
  return (
    <Notice
      tone="warning"
      heading={
        limit.state === 'near'
          ? `The time to go to court may run out on ${shortDate(limit.date)}`
          : `The time to go to court may have run out on ${shortDate(limit.date)}`
      }
    >
      {limit.years === 5 ? 'In Scotland' : 'Outside Scotland'} a claim on a contract generally lasts{' '}
      {limit.years === 5 ? 'five' : 'six'} years, counted here from the last invoice. A part payment
      or a written acknowledgement usually starts the time again: tell us of one in a note, or call
      us.
    </Notice>
  )
}
