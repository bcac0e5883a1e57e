import { Box } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import { SortHeader, Table } from '@/ui/Table'
import { columns } from './columns'
import { DebtTableRow } from './DebtTableRow'
import type { DebtRow } from './debt-row'
import { type ListLook, lookCss } from './list-look'
import type { SortColumn } from './search'
import type { Selection } from './useSelection'
import { WindowedRows } from './WindowedRows'

/** A status looks as a tag does elsewhere, styled once for all rows. */
const tags = {
  '& .tag': {
    display: 'inline-block',
    px: '2',
    py: '0.5',
    // Seen also on a row that is pointed at.
    bg: 'bg.muted',
    borderRadius: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
  '& .tick': {
    boxSize: '6',
    marginInlineEnd: '2',
    verticalAlign: 'bottom',
    accentColor: 'var(--chakra-colors-accent-solid)',
    // Not behind what stays at the top while rows are ticked.
    scrollMarginBlock: '12rem',
  },
  '& .tag + .tag': { mt: '1' },
  '& .tag.warning': { bg: 'bg.warning', color: 'fg.warning' },
}

/** Of a long list: the room of the rows that are not in the page, and the width of all of them. */
const room = {
  '& tbody tr.gap': {
    display: 'block',
    margin: '0',
    padding: '0',
    border: '0',
    background: 'none',
  },
  '& tbody.widest': { visibility: 'collapse' },
  '@media (max-width: 47.99rem)': { '& tbody.widest': { display: 'none' } },
}

/** Up to this many rows stand in the page at once; of longer lists only those that can be seen. */
const allUpTo = 200

export function DebtsTable({
  rows,
  sort,
  dir,
  onSort,
  selection,
  look,
  isWhole,
}: {
  rows: readonly DebtRow[]
  sort: SortColumn | undefined
  dir: 'desc' | undefined
  onSort: (column: SortColumn) => void
  selection: Selection
  look: ListLook
  /** All rows stand in the page, however many: it is being printed. */
  isWhole: boolean
}) {
  const isLong = rows.length > allUpTo && !isWhole
  const own = useMemo(() => lookCss(look), [look])
  return (
    <Box css={[tags, room, own]}>
      <Table label="Debts" list rowCount={isLong ? rows.length + 1 : undefined}>
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
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
        {isLong ? (
          <WindowedRows rows={rows} chosen={selection.chosen} tick={selection.tick} />
        ) : (
          <Rows rows={rows} chosen={selection.chosen} tick={selection.tick} />
        )}
      </Table>
      {isLong && (
        <Box mt="4" fontSize="sm" color="fg.muted">
          Only the rows in view are on the page, so your browser’s own search and print miss the
          rest. Use the search box, or “Print” above the list.
        </Box>
      )}
    </Box>
  )
}

/** Apart, so that a key in the search box does not walk through all rows. */
const Rows = memo(function Rows({ rows, chosen, tick }: { rows: readonly DebtRow[] } & Selection) {
  return (
    <tbody>
      {rows.map((row) => (
        <DebtTableRow key={row.id} row={row} isTicked={chosen?.has(row.id)} onTick={tick} />
      ))}
    </tbody>
  )
})
