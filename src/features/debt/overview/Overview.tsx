import { Box, Grid } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { claimInputOf, lastSavedOf, paidOf } from '@/api/debtors'
import { config } from '@/config'
import { claimBasis } from '@/rules/claim-words'
import { glossaryWords } from '@/rules/glossary'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { ClaimArithmetic } from '@/ui/ClaimArithmetic'
import { Glossary } from '@/ui/Glossary'
import { Panel } from '@/ui/Panel'
import type { TabProps } from '../DebtTabs'
import { EditDebt } from '../edit/EditDebt'
import { hasEdit } from '../edit/edit-draft'
import type { EditValues } from '../edit/edit-values'
import { UnknownClaim } from '../UnknownClaim'
import { FactsPanel } from './FactsPanel'
import { debtFacts, debtorFacts, type Fact } from './facts'
import { RequestActions } from './RequestActions'
import { StandingPanel } from './StandingPanel'
import { TimeLimitNotice } from './TimeLimitNotice'
import { Timeline } from './Timeline'

type Opener = 'edit' | 'debt' | 'debtor'

interface Editing {
  /** What was pressed, to be returned to. */
  from?: Opener
  startAt?: keyof EditValues
}

/** The claim opened into its arithmetic, and everything the record says; or the form to change it. */
export function Overview({ debtor, parts, show }: TabProps) {
  const [editing, setEditing] = useState<Editing | null>(() => (hasEdit(debtor.id) ? {} : null))
  const today = useToday()
  const openers = useRef<Partial<Record<Opener, HTMLButtonElement | null>>>({})
  const opener = (name: Opener) => (button: HTMLButtonElement | null) => {
    openers.current[name] = button
  }

  if (editing) {
    return (
      <EditDebt
        debtor={debtor}
        startAt={editing.startAt}
        onDone={() => {
          // Gone before the form would take another press.
          flushSync(() => setEditing(null))
          const { [editing.from ?? 'edit']: pressed, edit } = openers.current
          ;(pressed ?? edit)?.focus()
        }}
      />
    )
  }
  const facts = (heading: string, from: Opener, items: readonly Fact[]) => (
    <FactsPanel
      heading={heading}
      facts={items}
      addRef={opener(from)}
      onAdd={(startAt) => setEditing({ from, startAt })}
    />
  )
  const { debtor_debt: debt } = debtor
  const claimInput = claimInputOf(debt, today)
  return (
    <>
      <TimeLimitNotice debtor={debtor} />
      <StandingPanel debtor={debtor} parts={parts} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 3fr)' }}
        columnGap="6"
      >
        <Box minW="0">
          <Panel
            heading="The claim today"
            actions={
              <Button ref={opener('edit')} variant="outline" onClick={() => setEditing({})}>
                Edit debt
              </Button>
            }
          >
            {claimInput ? (
              <ClaimArithmetic
                {...claimBasis(claimInput)}
                paid={paidOf(debt) ?? undefined}
                recorded={lastSavedOf(debt)}
                {...(debt.fee_type && { fee: { type: debt.fee_type } })}
              />
            ) : (
              <UnknownClaim debt={debt} />
            )}
            <Glossary words={glossaryWords} feeTermsUrl={config.feeTermsUrl} />
          </Panel>
          <RequestActions debtor={debtor} />
          <Timeline debtor={debtor} parts={parts} show={show} />
        </Box>
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'minmax(0, 1fr)',
          }}
          columnGap="6"
          alignContent="start"
          alignItems="start"
        >
          {facts('The debt', 'debt', debtFacts(debt))}
          {facts('The debtor', 'debtor', debtorFacts(debtor))}
        </Grid>
      </Grid>
    </>
  )
}
