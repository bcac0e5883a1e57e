import { HStack } from '@chakra-ui/react'
import { useState } from 'react'
import { importColumns } from '@/rules/import-columns'
import { Button } from '@/ui/Buttons'
import { ControlTextArea } from '@/ui/form/control'
import { FieldHint } from '@/ui/form/FieldShell'
import { FilePicker } from '@/ui/form/FilePicker'
import { Notice } from '@/ui/Notice'
import { Progress } from '@/ui/Progress'
import { Table } from '@/ui/Table'
import { templateCsv } from './corrections'
import { importFields } from './fields'
import { fileLimits } from './file-limits'
import { save } from './save'
import type { Work } from './work'
import type { WorkState } from './work-state'

/** The first step: a file of the person's own, copied rows, or the template to fill in. */
export function ChooseFile({ work, state }: { work: Work; state: WorkState }) {
  if (state.busy === 'reading') {
    const percent = Math.round(100 * state.progress)
    return (
      <>
        <Progress label="Reading the file" value={percent} max={100} text={`${percent}%`} />
        <Button variant="outline" onClick={work.startAgain}>
          Cancel
        </Button>
      </>
    )
  }
  return (
    <>
      {state.problem && <Notice tone="error">{state.problem}</Notice>}
      <FilePicker
        label="CSV file"
        hint={`Any column names and order. Up to ${fileLimits.rows.toLocaleString('en-GB')} rows and ${fileLimits.columns.toLocaleString('en-GB')} columns.`}
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        onFiles={([file]) => {
          if (file) void work.choose(file)
        }}
      />
      <PasteRows onRows={(text) => void work.choose(new Blob([text]))} />
      <HStack my="4">
        <Button variant="outline" onClick={() => save(templateCsv(), 'debts-template.csv')}>
          Download template
        </Button>
      </HStack>
      <details>
        <summary>The columns a file can have</summary>
        <ColumnsTable />
      </details>
    </>
  )
}

/** The shortest way from an open spreadsheet: its rows, copied with their column names. */
function PasteRows({ onRows }: { onRows: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <details>
      <summary>Paste from a spreadsheet</summary>
      <label htmlFor="pasted-rows">Rows copied from a spreadsheet</label>
      <FieldHint id="pasted-rows">With the row of column names above them.</FieldHint>
      <ControlTextArea
        id="pasted-rows"
        aria-describedby="pasted-rows-hint"
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="outline" onClick={() => text.trim() !== '' && onRows(text)}>
        Use these rows
      </Button>
    </details>
  )
}

function ColumnsTable() {
  return (
    <Table label="Columns of the file">
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Means</th>
          <th scope="col">Write it as</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {importColumns.map((column) => {
          const { label, format, example } = importFields[column]
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
