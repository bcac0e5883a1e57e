import { Box, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Button } from '@/ui/Buttons'
import { Checkbox } from '@/ui/Checkbox'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { ActionBar, StartAgainButton } from '../ActionBar'
import { formatCount } from '../format-count'
import { useImport } from '../import-draft'
import { type ImportState, unmatchedColumns } from '../import-state'
import type { FileFacts, SheetColumn, Summary } from '../sheet/protocol'
import { sheetFields } from '../sheet/sheet-fields'
import { SheetChoice } from '../upload/UploadStep'
import { ColumnsTable } from './ColumnsTable'
import { FileReading } from './FileReading'

/** The second step: match the columns of the file to fields. */
export function MatchColumnsStep({
  file,
  summary,
  state,
}: {
  file: FileFacts
  summary: Summary
  state: ImportState
}) {
  const draft = useImport()
  const id = useId()
  const { missing, contested, columns, questions } = summary
  const unmatched = unmatchedColumns(summary)
  const isMissing = missing.length > 0
  const isBusy = state.pendingCommands > 0
  return (
    <>
      <Box
        ref={restoreFocusOnRemoval}
        role="group"
        aria-label="Columns to match"
        tabIndex={-1}
        outline="none"
      >
        {file.sheets.length > 1 && (
          <Panel label="Sheets of the workbook">
            <SheetChoice sheets={file.sheets} chosen={file.sheet} />
          </Panel>
        )}
        {questions.firstLineIsDebt && (
          <Notice tone="warning" heading="The first line looks like a debt, not like column names">
            <Checkbox
              checked={state.decided.firstLineIsDebt ?? summary.decisions.firstLineIsDebt}
              onChange={(firstLineIsDebt) => void draft.decide({ firstLineIsDebt })}
            >
              The first line is a debt
            </Checkbox>
          </Notice>
        )}
        {isMissing && (
          <Notice tone="warning" heading="Match the required columns">
            <ul>
              {missing.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </Notice>
        )}
        {contested.length > 0 && (
          <Notice tone="warning" heading="More than one column fits">
            Choose which column is {contested.map((field) => sheetFields[field].label).join(', ')}.
          </Notice>
        )}
        <UnmatchedNotice unmatched={unmatched} canLeaveOut={!isMissing} />
        <Panel label="Columns">
          <Text color="fg.muted" fontSize="sm" mb="2" overflowWrap="anywhere">
            {file.name}: {formatCount(file.rowCount, 'row')}
          </Text>
          <ColumnsTable columns={columns} />
          <FileReading file={file} />
        </Panel>
      </Box>
      <ActionBar
        secondary={<StartAgainButton />}
        summary={
          !isMissing &&
          unmatched.length > 0 && (
            <Text id={id} fontSize="sm" color="fg.muted" overflowWrap="anywhere" maxW="40rem">
              Not imported: {unmatched.map(({ name }) => name).join(', ')}.
            </Text>
          )
        }
      >
        <Button
          aria-describedby={!isMissing && unmatched.length > 0 ? id : undefined}
          busy={isBusy}
          aria-disabled={isMissing || isBusy || undefined}
          onClick={() => !isMissing && draft.openStep('review')}
        >
          Review
        </Button>
      </ActionBar>
    </>
  )
}

const maxShown = 12

/** Warns of columns whose values would not be imported. */
function UnmatchedNotice({
  unmatched,
  canLeaveOut,
}: {
  unmatched: readonly SheetColumn[]
  canLeaveOut: boolean
}) {
  const draft = useImport()
  if (unmatched.length === 0) return null
  const columns = formatCount(unmatched.length, 'column')
  const isOne = unmatched.length === 1
  return (
    <Notice
      tone="warning"
      heading={`${columns} with values ${isOne ? 'is' : 'are'} not matched`}
      actions={
        canLeaveOut && (
          <Button variant="outline" onClick={() => draft.openStep('review')}>
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
        {unmatched.slice(0, maxShown).map(({ index, name, sample }) => (
          <li key={index}>
            <strong>{name}</strong>: {sample}
          </li>
        ))}
      </ul>
      {unmatched.length > maxShown && (
        <p>And {unmatched.length - maxShown} more in the table below.</p>
      )}
    </Notice>
  )
}
