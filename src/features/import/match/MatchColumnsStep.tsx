import { Box, Text } from '@chakra-ui/react'
import { formatCount } from '@/lib/format-count'
import { sheetFields } from '@/rules/sheet-fields'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { StartAgainButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import { unmatchedColumns } from '../import-state'
import { FirstLineCheckbox } from '../review/ReviewQuestions'
import { SheetChoice } from '../upload/UploadStep'
import { ColumnsTable } from './ColumnsTable'
import { EncodingChoice } from './EncodingChoice'

/** The second step: match the columns of the file to fields. */
export function MatchColumnsStep() {
  const { draft, state, file, summary } = useSheet()
  const { missing, contested, questions } = summary
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
            <FirstLineCheckbox />
          </Notice>
        )}
        {isMissing && (
          <Notice tone="warning" heading="Match the required columns">
            {missing.join('\n')}
          </Notice>
        )}
        {contested.length > 0 && (
          <Notice tone="warning" heading="More than one column fits">
            {`Choose which column is ${contested.map((field) => sheetFields[field].label).join(', ')}.`}
          </Notice>
        )}
        <UnmatchedNotice canLeaveOut={!isMissing} />
        <Panel label="Columns">
          <Text color="fg.muted" fontSize="sm" mb="2" overflowWrap="anywhere">
            {file.name}: {formatCount(file.rowCount, 'row')}
          </Text>
          <ColumnsTable />
          <EncodingChoice />
        </Panel>
      </Box>
      <ActionBar secondary={<StartAgainButton />}>
        <Button
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
function UnmatchedNotice({ canLeaveOut }: { canLeaveOut: boolean }) {
  const { draft, summary } = useSheet()
  const unmatched = unmatchedColumns(summary)
  if (unmatched.length === 0) return null
  const columns = formatCount(unmatched.length, 'column')
  const isOne = unmatched.length === 1
  const shown = unmatched.slice(0, maxShown).map(({ name, sample }) => `${name}: ${sample}`)
  const others = unmatched.length - shown.length
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
      {[
        `${isOne ? 'Its values are' : 'Their values are'} not imported unless you choose what to import ${isOne ? 'it' : 'them'} as.`,
        ...shown,
        ...(others > 0 ? [`And ${others} more in the table below.`] : []),
      ].join('\n')}
    </Notice>
  )
}
