import { HStack } from '@chakra-ui/react'
import { formatMoney } from '@/rules/money'
import { Button, TextLink } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Notice } from '@/ui/Notice'
import { announce, thanks } from './announce'
import { correctionsCsv } from './corrections'
import { type DispatchState, type Fate, fateOf, restOf } from './dispatch-state'
import { leftOver } from './left-over'
import { IssuesTable } from './RowsTable'
import type { FileSummary } from './reader'
import { sortRows } from './review'
import { type ReadyRow, totalsOf } from './rows'
import { save } from './save'
import { counted } from './words'
import type { Work } from './work'
import type { WorkState } from './work-state'

/** What became of the import: what is there, what is not and why, and what can be done about it. */
export function Outcome({
  work,
  state,
  summary,
  dispatch,
}: {
  work: Work
  state: WorkState
  summary: FileSummary
  dispatch: DispatchState
}) {
  const { rows, phase, message } = dispatch
  const withFate = (...fates: Fate[]) => rows.filter((row) => fates.includes(fateOf(dispatch, row)))
  const created = withFate('created')
  const rest = restOf(dispatch)
  const unknown = withFate('unknown')
  const { toFix } = sortRows(state.checked?.rows ?? [])
  const left = leftOver(dispatch, toFix)
  // Rows that merely wait are counted; a table of them would bury the ones with a reason.
  const waiting = new Set(rest.map(({ row }) => row))
  const told = left.filter(({ row }) => !waiting.has(row))
  const isDone = phase === 'finished'

  async function goOn(action: () => Promise<void>) {
    await action()
    announce(work.state())
  }

  return (
    <>
      {isDone && created.length > 0 && (
        <Notice tone="success" heading={addedInWords(created, rows.length)}>
          {thanks}
        </Notice>
      )}
      {isDone && created.length === 0 && (
        <Notice tone="error" heading="No debts were added">
          The reasons are listed below.
        </Notice>
      )}
      {!isDone && (
        <Notice tone="warning" heading={`Stopped. ${addedInWords(created, rows.length)}`}>
          {message}
        </Notice>
      )}
      <DefinitionList
        items={[
          { term: 'Debts added', value: String(created.length) },
          { term: 'Outstanding added', value: formatMoney(totalsOf(created).outstanding) },
          { term: 'Refused by the server', value: String(withFate('refused').length) },
          { term: 'Not added yet', value: String(rest.length) },
          { term: 'Not known', value: String(unknown.length) },
          { term: 'With errors, left out', value: String(toFix.length) },
        ]}
        columns={2}
      />
      <HStack flexWrap="wrap" gap="3" my="6">
        {!isDone && (unknown.length > 0 || withFate('not-created').length > 0) && (
          <Button variant="outline" onClick={() => void goOn(work.checkAgain)}>
            Check again
          </Button>
        )}
        {!isDone && rest.length > 0 && (
          <Button onClick={() => void goOn(work.sendRest)}>Send the rest</Button>
        )}
        {left.length > 0 && (
          <Button
            variant="outline"
            onClick={() => save(correctionsCsv(summary.header, left), 'rows-to-fix.csv')}
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

function addedInWords(created: readonly ReadyRow[], all: number): string {
  const sum = created.length > 0 ? ` (${formatMoney(totalsOf(created).outstanding)})` : ''
  return `${created.length} of ${counted(all, 'debt')} added${sum}`
}
