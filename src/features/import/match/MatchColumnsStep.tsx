import { Box, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { type Encoding, encodings } from '@/lib/csv-decode'
import { formatCount } from '@/lib/format-count'
import { sheetFields } from '@/rules/sheet-fields'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Buttons'
import { Disclosure } from '@/ui/Disclosure'
import { Select } from '@/ui/Input'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { StartAgainButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import { FirstLineCheckbox } from '../review/ReviewQuestions'
import { SheetChoice } from '../upload/UploadStep'
import { ColumnsTable } from './ColumnsTable'

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
        <Panel label="Columns">
          <Text color="fg.muted" fontSize="sm" mb="2" overflowWrap="anywhere">
            {file.name}: {formatCount(file.rowCount, 'row')}. Columns without a match are left out.
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

const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Excel on Windows)',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  macintosh: 'Mac Roman',
}

/** Shows a line with letters beyond ASCII and lets the person correct the encoding of the text. */
function EncodingChoice() {
  const { draft, file } = useSheet()
  const id = useId()
  if (!file.encoding || file.sampleLine === null) return null
  return (
    <Disclosure summary="Letters look wrong?">
      <Box overflowWrap="anywhere" lineClamp="2" maxW="36rem" mb="2" fontSize="sm">
        A line of your file: <q>{file.sampleLine}</q>
      </Box>
      <label htmlFor={id}>Text encoding</label>
      <Select
        id={id}
        size="sm"
        w="18rem"
        maxW="full"
        value={file.encoding}
        onChange={({ target }) => {
          const encoding = encodings.find((name) => name === target.value)
          if (encoding) void draft.reread({ encoding })
        }}
      >
        {encodings.map((encoding) => (
          <option key={encoding} value={encoding}>
            {encodingNames[encoding]}
          </option>
        ))}
      </Select>
    </Disclosure>
  )
}
