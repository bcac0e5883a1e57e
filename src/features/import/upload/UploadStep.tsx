import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { formatInteger } from '@/lib/format-integer'
import { Button } from '@/ui/Buttons'
import { FilePicker } from '@/ui/form/FilePicker'
import { RadioGroup } from '@/ui/RadioGroup'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { templateCsv } from '../cells/sheet-fields'
import { DownloadCsvButton } from '../ImportButtons'
import { openFile, useImport } from '../import-draft'
import { fileLimits } from '../sheet/protocol'

/** Old workbooks can be chosen, so that the refusal explains how to save them. */
const accept = '.csv,.txt,.tsv,.xlsx,.xls,.ods,text/csv,text/plain,text/tab-separated-values'

const hint = `A CSV file or an Excel workbook (.xlsx), with any column names in any order. Every debt needs a name and an amount: a company or a last name, and the original amount or the amount outstanding. Up to ${formatInteger(fileLimits.rows)} rows and ${formatInteger(fileLimits.columns)} columns.`

/** The first step: choose a file or download the template. */
export function UploadStep() {
  const { sheet, workbook } = useImport()
  const status = [
    sheet && 'Reading the file…',
    workbook && 'The workbook has several sheets. Choose the one with the debts above.',
    'It has every column a file can have. You check everything before it is sent.',
  ].find(Boolean)
  return (
    <Box ref={restoreFocusOnRemoval} tabIndex={-1} outline="none" maxW="48rem">
      {workbook && <SheetChoice {...workbook} />}
      <FilePicker
        label="CSV file"
        hint={hint}
        accept={accept}
        onFiles={([file]) => file && void openFile(file)}
      />
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" mb="4">
        <DownloadCsvButton
          label="Download template"
          fileName="debts-template.csv"
          read={async () => templateCsv()}
        />
        <Text role="status" fontSize="sm" color="fg.muted">
          {status}
        </Text>
      </Flex>
    </Box>
  )
}

/** Opens the sheet that is pressed; the arrow keys only lead through the sheets. */
function SheetChoice({ file, sheets }: { file: File; sheets: readonly string[] }) {
  const [reached, setReached] = useState<string | null>(null)
  const [isReaching, setReaching] = useState(false)
  return (
    <Box
      onKeyDown={({ key }) => setReaching(key.startsWith('Arrow'))}
      onPointerDown={() => setReaching(false)}
    >
      <RadioGroup
        legend="Sheet"
        options={sheets.map((name) => ({ value: name, label: name }))}
        isInline
        value={reached}
        onChange={(name) => (isReaching ? setReached(name) : void openFile(file, name))}
      />
      {reached && (
        <Button mb="4" onClick={() => void openFile(file, reached)}>
          Open this sheet
        </Button>
      )}
    </Box>
  )
}
