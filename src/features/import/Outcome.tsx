import { HStack } from '@chakra-ui/react'
import { formatMoney } from '@/rules/money'
import { Button, TextLink } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Notice } from '@/ui/Notice'
import { announce, thanks } from './announce'
import { type DispatchState, leftAfter, restOf, sumOf, withFate } from './dispatch-state'
import { IssuesTable } from './IssuesTable'
import { save } from './save'
import { counted } from './words'
import type { Work } from './work'

/** What became of the import: what is there, what is not and why, and what can be done about it. */
export function Outcome({
  work,
  dispatch,
  toFix,
}: {
  work: Work
  dispatch: DispatchState
  /** Rows with errors, which were left out. */
  toFix: number
}) {
  const { rows, phase, message } = dispatch
  const created = withFate(dispatch, 'created')
  const refused = withFate(dispatch, 'refused')
  const rest = restOf(dispatch)
  const unknown = withFate(dispatch, 'unknown')
  const isDone = phase === 'finished'
  const isOpen = toFix + refused.length > 0
  // Rows that merely wait are counted; a table of them would bury the ones with a reason.
  const waiting = new Set(rest.map(({ row }) => row))
  const told = leftAfter(dispatch).filter(({ row }) => !waiting.has(row))

  async function goOn(action: () => Promise<void>) {
    await action()
    announce(work.state())
  }

  return (
    <>
      <Headline dispatch={dispatch} added={addedInWords(dispatch)}>
        {message}
      </Headline>
      <DefinitionList
        items={[
          { term: 'Debts added', value: String(created.length) },
          { term: 'Outstanding added', value: formatMoney(sumOf(created)) },
          { term: 'Refused by the server', value: String(refused.length) },
          { term: 'Not added yet', value: String(rest.length) },
          { term: 'Not known', value: String(unknown.length) },
          { term: 'With errors, left out', value: String(toFix) },
        ]}
        columns={2}
      />
      <HStack flexWrap="wrap" gap="3" my="6">
        {!isDone && (unknown.length > 0 || withFate(dispatch, 'not-created').length > 0) && (
          <Button variant="outline" onClick={() => void goOn(work.checkAgain)}>
            Check again
          </Button>
        )}
        {!isDone && rest.length > 0 && (
          <Button onClick={() => void goOn(work.sendRest)}>Send the rest</Button>
        )}
        {isDone && isOpen && (
          <Button onClick={() => void work.fixRest()}>
            Fix and send{' '}
            {toFix + refused.length === 1 ? 'this row' : `these ${toFix + refused.length} rows`}
          </Button>
        )}
        {(isOpen || rows.length > created.length) && (
          <Button
            variant="outline"
            onClick={() => void work.corrections().then((text) => save(text, 'rows-to-fix.csv'))}
          >
            Download rows to fix
          </Button>
        )}
        <Button variant="ghost" onClick={work.startAgain}>
          Start again
        </Button>
        <TextLink to="/debts">See your debts</TextLink>
      </HStack>
      {told.length > 0 && <IssuesTable label="Rows that were not added" rows={told} />}
    </>
  )
}

function Headline({
  dispatch,
  added,
  children,
}: {
  dispatch: DispatchState
  added: string
  children: string | null
}) {
  if (dispatch.phase !== 'finished') {
    return (
      <Notice tone="warning" heading={`Stopped. ${added}`}>
        {children}
      </Notice>
    )
  }
  return withFate(dispatch, 'created').length > 0 ? (
    <Notice tone="success" heading={added}>
      {thanks}
    </Notice>
  ) : (
    <Notice tone="error" heading="No debts were added">
      The reasons are listed below.
    </Notice>
  )
}

function addedInWords(dispatch: DispatchState): string {
  const created = withFate(dispatch, 'created')
  const sum = created.length > 0 ? ` (${formatMoney(sumOf(created))})` : ''
  return `${created.length} of ${counted(dispatch.rows.length, 'debt')} added${sum}`
}
