import { Box } from '@chakra-ui/react'
import { memo } from 'react'
import { Button } from '@/ui/Buttons'
import { SortHeader, Table } from '@/ui/Table'
import { columns } from './columns'
import { DebtTableRow } from './DebtTableRow'
import type { DebtRow } from './debt-row'
import type { SortColumn } from './search'

/** A status looks as a tag does elsewhere, styled once for all rows. */
const tags = {
  '& .tag': {
    display: 'inline-block',
    px: '2',
    py: '0.5',
    bg: 'bg.subtle',
    borderRadius: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
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
  more,
  onMore,
}: {
  rows: readonly DebtRow[]
  sort: SortColumn | undefined
  dir: 'desc' | undefined
  onSort: (column: SortColumn) => void
  /** How many steps of a long list are shown besides the first. */
  more: number
  onMore: () => void
}) {
  const count = rows.length <= allUpTo ? rows.length : Math.min(rows.length, (more + 1) * step)
  return (
    <Box css={tags}>
      <Table label="Debts" list>
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
          <Button variant="outline" onClick={onMore}>
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
