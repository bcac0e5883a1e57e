import { Box, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { ActionBar, StartAgainButton } from '../ActionBar'
import { ImportSettings } from '../choose/ImportSettings'
import { importFields } from '../fields'
import type { ReviewState } from '../import-state'
import { formatCount } from '../labels'
import { useImportSession } from '../useImportSession'
import { ColumnsTable } from './ColumnsTable'
import { missingColumns, type UnmatchedColumn, unmatchedColumns } from './match-columns'

/** The second step: match the columns of the file to fields. The user's choices are kept. */
export function MatchColumnsStep({ state }: { state: ReviewState }) {
  const importSession = useImportSession()
  const { name, summary, rememberedMatches } = state.file
  const missing = missingColumns(state.matches)
  const unmatched = unmatchedColumns(summary, state.matches)
  const hasUnmatched = missing.length === 0 && unmatched.length > 0
  const id = useId()
  const undecided = summary.auto.contested.filter((field) => !state.matches.includes(field))
  return (
    <>
      <Box
        ref={restoreFocusOnRemoval}
        role="group"
        aria-label="Columns to match"
        tabIndex={-1}
        outline="none"
      >
        {rememberedMatches && (
          <Notice
            tone="info"
            heading="Matched as last time"
            actions={
              <Button variant="outline" onClick={() => void importSession.forgetMatches()}>
                Forget these matches
              </Button>
            }
          >
            You matched a file with the same column names before. Check the matches, then review the
            rows.
          </Notice>
        )}
        {missing.length > 0 && (
          <Notice tone="warning" heading="Something every debt needs is not matched yet">
            <ul>
              {missing.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </Notice>
        )}
        {undecided.length > 0 && (
          <Notice tone="warning" heading="More than one column fits">
            Choose which column is {undecided.map((field) => importFields[field].label).join(', ')}.
          </Notice>
        )}
        <UnmatchedNotice unmatched={unmatched} canLeaveOut={missing.length === 0} />
        <Panel label="Columns">
          <Text color="fg.muted" fontSize="sm" mb="2" overflowWrap="anywhere">
            {name}: {formatCount(summary.rowCount, 'row')}
          </Text>
          <ColumnsTable file={state.file} matches={state.matches} />
        </Panel>
      </Box>
      <Panel label="Fees">
        <ImportSettings state={state} />
      </Panel>
      <ActionBar
        secondary={<StartAgainButton />}
        summary={
          hasUnmatched && (
            <Text id={id} fontSize="sm" color="fg.muted" overflowWrap="anywhere" maxW="40rem">
              Not imported: {unmatched.map((column) => column.name).join(', ')}.
            </Text>
          )
        }
      >
        <Button
          aria-describedby={hasUnmatched ? id : undefined}
          busy={state.busy !== null}
          aria-disabled={missing.length > 0 || state.busy !== null || undefined}
          onClick={() => missing.length === 0 && importSession.goToStep('review')}
        >
          Review
        </Button>
      </ActionBar>
    </>
  )
}

const mostShown = 12

/** Warns of columns whose values would not be imported. */
function UnmatchedNotice({
  unmatched,
  canLeaveOut,
}: {
  unmatched: readonly UnmatchedColumn[]
  canLeaveOut: boolean
}) {
  const importSession = useImportSession()
  if (unmatched.length === 0) return null
  const columns = formatCount(unmatched.length, 'column')
  const isOne = unmatched.length === 1
  return (
    <Notice
      tone="warning"
      heading={`${columns} with values ${isOne ? 'is' : 'are'} not matched`}
      actions={
        canLeaveOut && (
          <Button variant="outline" onClick={() => importSession.goToStep('review')}>
            Leave out {columns}
          </Button>
        )
      }
    >
      <p>
        {isOne ? 'Its values are' : 'Their values are'} not imported unless you choose what to
        import {isOne ? 'it' : 'them'} as.
      </p>
      <ul>
        {unmatched.slice(0, mostShown).map(({ column, name, samples }) => (
          <li key={column}>
            <strong>{name}</strong>
            {samples.length > 0 && `: ${samples.join(', ')}`}
          </li>
        ))}
      </ul>
      {unmatched.length > mostShown && (
        <p>And {unmatched.length - mostShown} more in the table below.</p>
      )}
    </Notice>
  )
}
