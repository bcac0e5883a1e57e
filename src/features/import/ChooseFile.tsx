import { HStack } from '@chakra-ui/react'
import { importColumns } from '@/rules/import-columns'
import { Button } from '@/ui/Buttons'
import { FilePicker } from '@/ui/form/FilePicker'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Table } from '@/ui/Table'
import { templateCsv } from './corrections'
import { importFields } from './fields'
import { save } from './save'
import type { Work } from './work'
import type { WorkState } from './work-state'

/** The first step: a file of the person's own, or the template to fill in. */
export function ChooseFile({ work, state }: { work: Work; state: WorkState }) {
  return (
    <>
      {state.problem && <Notice tone="error">{state.problem}</Notice>}
      {state.busy ? (
        <Skeleton label="Reading the file" lines={3} />
      ) : (
        <FilePicker
          label="CSV file"
          hint="Any column names and order. Up to 20,000 rows."
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          onFiles={([file]) => {
            if (file) void work.choose(file)
          }}
        />
      )}
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
