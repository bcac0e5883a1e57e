import { Box } from '@chakra-ui/react'
import { memo, useState } from 'react'
import { Button } from '@/ui/Buttons'
import { SortHeader, Table } from '@/ui/Table'
import { DebtTableRow } from './DebtTableRow'
import type { DebtRow } from './debt-row'
import type { SortColumn } from './search'

const columns: readonly { column: SortColumn; label: string; numeric?: true }[] = [
  { column: 'name', label: 'Debtor' },
  { column: 'reference', label: 'Your reference' },
  { column: 'original', label: 'Original amount', numeric: true },
  { column: 'outstanding', label: 'Outstanding', numeric: true },
  { column: 'interest', label: 'Interest', numeric: true },
  { column: 'compensation', label: 'Compensation', numeric: true },
  { column: 'total', label: 'Total claimed', numeric: true },
  { column: 'invoiced', label: 'Last invoice' },
  { column: 'overdue', label: 'Days overdue', numeric: true },
  { column: 'status', label: 'Status' },
]

/** A status looks as a tag does elsewhere, styled once for all rows. */
const tags = {
  '& .tag': {
    display: 'inline-block',
    px: '2',
    py: '0.5',
    bg: 'bg.subtle',
    borderRadius: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'break-word',
  },
  '& .tag.warning': { bg: 'bg.warning', color: 'fg.warning' },
}

/** Up to this many rows stand in the page at once; longer lists grow step by step. */
const allUpTo = 1_000
const step = 250

export function DebtsTable({
  rows,
  sort,
  dir,
  onSort,
}: {
  rows: readonly DebtRow[]
  sort: SortColumn | undefined
  dir: 'desc' | undefined
  onSort: (column: SortColumn) => void
}) {
  const [steps, setSteps] = useState(1)
  const count = rows.length <= allUpTo ? rows.length : Math.min(rows.length, steps * step)
  return (
    <Box css={tags}>
      <Table label="Debts">
        <thead>
          <tr>
            {columns.map(({ column, label, numeric }) => (
              <SortHeader
                key={column}
                column={column}
                label={label}
                numeric={numeric}
                active={sort === column ? (dir ?? 'asc') : null}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <Rows rows={rows} count={count} />
      </Table>
      {count < rows.length && (
        <Box mt="4">
          <Button variant="outline" onClick={() => setSteps(steps + 1)}>
            Show more
          </Button>{' '}
          {count} of {rows.length} are shown.
        </Box>
      )}
    </Box>
  )
}

/** Apart, so that a key in the search box does not walk through all rows. */
const Rows = memo(function Rows({ rows, count }: { rows: readonly DebtRow[]; count: number }) {
  return (
    <tbody>
      {rows.slice(0, count).map((row) => (
        <DebtTableRow key={row.id} row={row} />
      ))}
    </tbody>
  )
})
