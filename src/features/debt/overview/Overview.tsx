import { Box, Span } from '@chakra-ui/react'
import { timeLimitOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { shortDate } from '@/rules/days'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import type { TabProps } from '../debt-lists'
import type { Editing } from '../edit/useEditing'
import { EditDebtForm } from '../LazyParts'
import { SideColumn } from '../SideColumn'
import { debtFacts, debtorFacts, type Fact } from './facts'
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

/** Short values fit beside their terms, on a phone too. */
const beside = { gridTemplateColumns: 'minmax(8.5rem, 2fr) 3fr' }
/** In two columns the term is above its value, which takes the full width. */
const besideOnPhones = { ...beside, md: { gridTemplateColumns: '1fr', alignContent: 'start' } }

/** The fields of a record with a button to change them; one line names the empty ones. */
function FactsPanel({
  record,
  facts,
  columns = 1,
  editing: { openerRef, start },
}: {
  record: 'debt' | 'debtor'
  facts: readonly Fact[]
  columns?: 1 | 2
  editing: Editing
}) {
  const missing = facts.flatMap(({ term, value, field }) =>
    value || !field ? [] : [{ term, field }],
  )
  const [first] = missing
  const changeAt = facts.find(({ value, field }) => value && field)?.field ?? first?.field
  return (
    <Panel
      heading={`The ${record}`}
      actions={
        changeAt && (
          <Button
            ref={openerRef(`change ${record}`)}
            variant="ghost"
            size="sm"
            // Keeps the heading's line as high as that of a panel without a button.
            my="-1.5"
            me="-3"
            onClick={() => start(`change ${record}`, changeAt)}
          >
            <span>
              Change <Span srOnly>the {record}</Span>
            </span>
          </Button>
        )
      }
    >
      <Box fontSize="sm" css={{ '& dl > div': columns === 1 ? beside : besideOnPhones }}>
        <DefinitionList
          columns={columns}
          items={[
            ...facts.filter(({ value }) => value),
            ...(first
              ? [
                  {
                    term: 'Not provided',
                    value: (
                      <Span color="fg.muted">{missing.map(({ term }) => term).join(', ')}</Span>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Box>
      {first && (
        <Button
          ref={openerRef(`add ${record}`)}
          variant="ghost"
          size="sm"
          ms="-3"
          onClick={() => start(`add ${record}`, first.field)}
        >
          <span>
            Add what is missing<Span srOnly>: the {record}</Span>
          </span>
        </Button>
      )}
    </Panel>
  )
}
