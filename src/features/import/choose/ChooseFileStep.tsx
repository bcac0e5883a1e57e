import { Box, Flex, Grid, Span, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { spreadsheetExtensions } from '@/lib/csv-decode'
import { formatInteger } from '@/lib/format-integer'
import { importColumns } from '@/rules/import-columns'
import { Button } from '@/ui/Buttons'
import { Disclosure } from '@/ui/Disclosure'
import { FieldHint } from '@/ui/form/FieldShell'
import { FilePicker } from '@/ui/form/FilePicker'
import { Textarea } from '@/ui/form/TextArea'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Progress } from '@/ui/Progress'
import { Table } from '@/ui/Table'
import { ActionBar } from '../ActionBar'
import { DownloadCsvButton } from '../DownloadCsvButton'
import { importFields, templateCsv } from '../fields'
import type { ImportState } from '../import-state'
import { requirements } from '../match/match-columns'
import { useImportSession } from '../useImportSession'
import { fileLimits } from './file-limits'
import { ImportSettings } from './ImportSettings'

/** The first step: choose a file, paste rows or download the template. */
export function ChooseFileStep({ state }: { state: ImportState }) {
  const importSession = useImportSession()
  const settings = (
    <Panel label="Fees">
      <ImportSettings state={state} />
    </Panel>
  )
  if (state.busy === 'reading') {
    const percent = Math.round(100 * state.progress)
    return (
      <>
        <Panel label="Reading the file">
          <Progress label="Reading the file" value={percent} max={100} text={`${percent}%`} />
        </Panel>
        {settings}
        <ActionBar
          secondary={
            <Button variant="outline" onClick={importSession.startAgain}>
              Cancel
            </Button>
          }
        />
      </>
    )
  }
  return (
    <>
      {state.problem && <Notice tone="error">{state.problem}</Notice>}
      <Grid templateColumns={{ base: '1fr', xl: '3fr 2fr' }} gap="6" alignItems="start">
        <Box minW="0">
          <FilePicker
            label="CSV file"
            hint={<FileHint />}
            accept={accept}
            onFiles={([file]) => {
              if (file) void importSession.chooseFile(file)
            }}
          />
          <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" mb="4">
            <DownloadCsvButton
              label="Download template"
              size="sm"
              fileName="debts-template.csv"
              csv={templateCsv}
            />
            <Text fontSize="sm" color="fg.muted">
              You check everything before it is sent.
            </Text>
          </Flex>
          <PasteRows onRows={(text) => void importSession.chooseFile(new Blob([text]))} />
          <Disclosure summary="Columns a file can have">
            <ColumnsTable />
          </Disclosure>
        </Box>
        {settings}
      </Grid>
    </>
  )
}

/** A spreadsheet can be chosen, so that the refusal explains how to save it as CSV. */
const accept = [
  '.csv',
  '.txt',
  '.tsv',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  ...spreadsheetExtensions,
].join(',')

const needed = requirements
  .map(({ label, shortChoices }) => `${label} (${shortChoices})`)
  .join(' and ')

const FileHint = () => (
  <>
    <Span display="block">Needed: {needed}. </Span>
    <Span display="block">From Excel: File › Save as › CSV UTF-8 (comma delimited). </Span>
    Any column names and order. Up to {formatInteger(fileLimits.rows)} rows and{' '}
    {formatInteger(fileLimits.columns)} columns.
  </>
)

function PasteRows({ onRows }: { onRows: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <Disclosure summary="Paste from a spreadsheet">
      <label htmlFor="pasted-rows">Rows copied from a spreadsheet</label>
      <FieldHint id="pasted-rows">With the row of column names above them.</FieldHint>
      <Textarea
        id="pasted-rows"
        aria-describedby="pasted-rows-hint"
        rows={5}
        mb="3"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="outline" onClick={() => text.trim() !== '' && onRows(text)}>
        Use these rows
      </Button>
    </Disclosure>
  )
}

function ColumnsTable() {
  return (
    <Table label="Columns of the file">
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Import as</th>
          <th scope="col">Write it as</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {importColumns.map((column) => {
          const { label, format = 'Text', example } = importFields[column]
          return (
            <tr key={column}>
              <th scope="row">{column}</th>
              <td>{label}</td>
              <td>{format}</td>
              <td>{example}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
