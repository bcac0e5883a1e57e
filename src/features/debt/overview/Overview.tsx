import type { TabProps } from '../debt-lists'
import { EditDebtForm } from '../edit/EditDebtForm'
import { SideColumn } from '../SideColumn'
import { FactsPanel } from './FactsPanel'
import { debtFacts, debtorFacts } from './facts'
import { RequestActions } from './RequestActions'
import { StatusPanel } from './StatusPanel'
import { TimeLimitNotice } from './TimeLimitNotice'
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
            <FactsPanel
              heading="The debt"
              facts={debtFacts(debtor.debtor_debt)}
              addRef={editing.openerRef('debt')}
              onAdd={(field) => editing.start('debt', field)}
            />
          </>
        }
      >
        <Timeline debtor={debtor} lists={lists} show={show} />
        <FactsPanel
          heading="The debtor"
          columns={2}
          facts={debtorFacts(debtor)}
          addRef={editing.openerRef('debtor')}
          onAdd={(field) => editing.start('debtor', field)}
        />
      </SideColumn>
    </>
  )
}
