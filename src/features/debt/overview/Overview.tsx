import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { claimOf, paidOf } from '@/api/debtors'
import { config } from '@/config'
import { Button } from '@/ui/Buttons'
import { ClaimArithmetic } from '@/ui/ClaimArithmetic'
import { DefinitionList } from '@/ui/DefinitionList'
import { Panel } from '@/ui/Panel'
import type { TabProps } from '../DebtTabs'
import { EditDebt } from '../edit/EditDebt'
import { hasEdit } from '../edit/edit-draft'
import { AskUs } from './AskUs'
import { debtFacts, debtorFacts } from './facts'
import { Glossary } from './Glossary'
import { StandingPanel } from './StandingPanel'
import { TimeLimitNotice } from './TimeLimitNotice'
import { Timeline } from './Timeline'

/** The claim opened into its arithmetic, and everything the record says; or the form to change it. */
export function Overview({ debtor, parts, show }: TabProps) {
  const [editing, setEditing] = useState(() => hasEdit(debtor.id))
  const button = useRef<HTMLButtonElement>(null)

  if (editing) {
    return (
      <EditDebt
        debtor={debtor}
        onDone={() => {
          // Gone before the form would take another press.
          flushSync(() => setEditing(false))
          button.current?.focus()
        }}
      />
    )
  }
  const { debtor_debt: debt } = debtor
  return (
    <>
      <TimeLimitNotice debtor={debtor} />
      <StandingPanel debtor={debtor} parts={parts} />
      <Panel
        heading="The claim today"
        actions={
          <Button ref={button} variant="outline" onClick={() => setEditing(true)}>
            Edit debt
          </Button>
        }
      >
        <ClaimArithmetic
          claim={claimOf(debt)}
          initialDebt={debt.initial_debt}
          paid={paidOf(debt)}
          recorded={{ interest: debt.interestDue, compensation: debt.compDue }}
          lastInvoiceDate={debt.last_invoice_date}
          addInterest={debt.add_late_payment_interest}
          addCompensation={debt.add_late_payment_compensation}
          {...(debt.fee_type && { fee: { type: debt.fee_type } })}
          rules={config.interestRules}
        />
        <Glossary />
      </Panel>
      <AskUs debtId={debt.id} />
      <Timeline parts={parts} show={show} />
      <Panel heading="The debt">
        <DefinitionList columns={2} items={debtFacts(debt)} />
      </Panel>
      <Panel heading="The debtor">
        <DefinitionList columns={2} items={debtorFacts(debtor)} />
      </Panel>
    </>
  )
}
