import { type FeeType, feeType } from '@/rules/fee'
import { Button } from '@/ui/Buttons'
import { DateText } from '@/ui/DateText'
import { Money } from '@/ui/Money'
import { Table } from '@/ui/Table'
import { importFields } from './fields'
import { nameOf, type ReadyRow, type RowIssue } from './rows'
import { usePaged } from './usePaged'

function ShowMore({ left, onMore }: { left: number; onMore: () => void }) {
  return left > 0 ? (
    <Button variant="outline" onClick={onMore}>
      Show more rows ({left} left)
    </Button>
  ) : null
}

/** What is wrong, cell by cell, with the row numbers of the file. */
export function IssuesTable({
  label,
  rows,
}: {
  label: string
  rows: readonly { row: number; issues: readonly RowIssue[] }[]
}) {
  const { shown, left, showMore } = usePaged(rows)
  return (
    <>
      <Table label={label}>
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
        <tbody>
          {shown.flatMap(({ row, issues }) =>
            issues.map(({ column, value, reason }) => (
              <tr key={`${row} ${column} ${reason}`}>
                <th scope="row" className="num">
                  {row}
                </th>
                <td>{column ? importFields[column].label : 'The whole row'}</td>
                <td>{value}</td>
                <td>{reason}</td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
      <ShowMore left={left} onMore={showMore} />
    </>
  )
}

/** The debts as they are about to be sent. */
export function ReadyTable({ rows, feeMode }: { rows: readonly ReadyRow[]; feeMode: FeeType }) {
  const { shown, left, showMore } = usePaged(rows)
  return (
    <>
      <Table label="Rows to import">
        <thead>
          <tr>
            <th scope="col" className="num">
              Row
            </th>
            <th scope="col">Debtor</th>
            <th scope="col">Your reference</th>
            <th scope="col" className="num">
              Original amount
            </th>
            <th scope="col" className="num">
              Outstanding
            </th>
            <th scope="col">Last invoice</th>
            <th scope="col" className="num">
              Interest
            </th>
            <th scope="col" className="num">
              Compensation
            </th>
            <th scope="col">Fee type</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((ready) => (
            <tr key={ready.row}>
              <td className="num">{ready.row}</td>
              <th scope="row">{nameOf(ready)}</th>
              <td>{ready.entry.customer_ref}</td>
              <td className="num">
                <Money pence={ready.entry.initial_debt} />
              </td>
              <td className="num">
                <Money pence={ready.entry.amount_outstanding} />
              </td>
              <td>
                <DateText date={ready.entry.last_invoice_date} style="uk" />
              </td>
              <td className="num">
                <Money pence={ready.interest} />
              </td>
              <td className="num">
                <Money pence={ready.compensation} />
              </td>
              <td>{feeType(ready.entry.initial_debt, feeMode)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ShowMore left={left} onMore={showMore} />
    </>
  )
}
