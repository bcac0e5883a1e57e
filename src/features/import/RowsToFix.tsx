import { useState } from 'react'
import { Button } from '@/ui/Buttons'
import { ControlInput } from '@/ui/form/control'
import { Table } from '@/ui/Table'
import { importFields } from './fields'
import { IssuesHead } from './IssuesTable'
import type { SheetRow } from './review'
import { issueInWords, type RowIssue } from './rows'
import { usePaged } from './usePaged'
import { useSheetRows } from './useSheetRows'
import type { Work } from './work'

/** What is wrong, cell by cell, with the row numbers of the file, and a box to put it right. */
export function RowsToFix({ work, version }: { work: Work; version: number }) {
  const { limit, showMore } = usePaged()
  const { total, rowAt } = useSheetRows(work, version, { kind: 'to-fix' }, 0, limit)
  const shown = Array.from({ length: Math.min(limit, total) }, (_, place) => rowAt(place))
  return (
    <>
      <Table label="Rows with errors">
        <IssuesHead />
        <tbody>
          {shown.flatMap(
            (row) =>
              row?.issues.map((issue) => (
                <tr key={`${row.row} ${issue.column} ${issue.reason}`}>
                  <td className="num">{row.row}</td>
                  <td>{issue.column ? importFields[issue.column].label : ''}</td>
                  <td style={{ minWidth: '9rem' }}>
                    <Value
                      key={issue.value}
                      row={row}
                      issue={issue}
                      onWrite={(value) =>
                        issue.column &&
                        void work.edit([{ place: row.place, field: issue.column, value }])
                      }
                    />
                  </td>
                  <td style={{ minWidth: '12rem' }}>{issueInWords(issue)}</td>
                </tr>
              )) ?? [],
          )}
        </tbody>
      </Table>
      {total > limit && (
        <Button variant="outline" onClick={showMore}>
          Show more rows ({total - limit} left)
        </Button>
      )}
    </>
  )
}

function Value({
  row,
  issue: { column, value },
  onWrite,
}: {
  row: SheetRow
  issue: RowIssue
  onWrite: (value: string) => void
}) {
  const [text, setText] = useState(value)
  if (!column) return null
  const write = () => text !== value && onWrite(text)
  return (
    <ControlInput
      aria-label={`${importFields[column].label}, row ${row.row}`}
      aria-invalid
      width="short"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={write}
      onKeyDown={({ key }) => {
        if (key === 'Enter') write()
      }}
    />
  )
}
