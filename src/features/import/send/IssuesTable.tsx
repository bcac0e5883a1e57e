import { useState } from 'react'
import { Button } from '@/ui/Buttons'
import { Table } from '@/ui/Table'
import { issueMessage, type UnsentRow } from '../check/rows'
import { importFields } from '../fields'

/** How many rows are listed at first, and added by a press. */
const step = 20

/** Issues by cell, with the row numbers of the file. */
export function IssuesTable({ label, rows }: { label: string; rows: readonly UnsentRow[] }) {
  const [limit, setLimit] = useState(step)
  return (
    <>
      <Table label={label}>
        <IssuesHead />
        <tbody>
          {rows.slice(0, limit).flatMap(({ row, issues }) =>
            issues.map((issue) => (
              <tr key={`${row} ${issue.column} ${issue.reason}`}>
                <td className="num">{row}</td>
                <td>{issue.column ? importFields[issue.column].label : ''}</td>
                <td>{issue.value}</td>
                <td>{issueMessage(issue)}</td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
      {rows.length > limit && (
        <Button variant="outline" onClick={() => setLimit(limit + step)}>
          Show more rows ({rows.length - limit} left)
        </Button>
      )}
    </>
  )
}

const IssuesHead = () => (
  <thead>
    <tr>
      <th scope="col" className="num">
        Row in your file
      </th>
      <th scope="col">Column</th>
      <th scope="col">Value</th>
      <th scope="col">What to fix</th>
    </tr>
  </thead>
)
