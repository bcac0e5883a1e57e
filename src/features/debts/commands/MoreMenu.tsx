import { ChartColumn, Columns3, Ellipsis, Printer } from 'lucide-react'
import { lazy, useState } from 'react'
import { IconButton } from '@/ui/Buttons'
import { LazyPart } from '@/ui/LazyPart'
import { Menu, MenuItem } from '@/ui/Menu'
import type { DebtRow } from '../debt-row'
import type { ChosenColumns, ColumnName } from '../table/columns'
import { ColumnsDialog } from './ColumnsDialog'

const ChartsDialog = lazy(() => import('../charts/ChartsDialog'))

/** The menu "…" of the list. */
export function MoreMenu({
  rows,
  columns,
  onColumns,
}: {
  rows: readonly DebtRow[]
  columns: readonly ColumnName[]
  onColumns: (columns: ChosenColumns) => void
}) {
  const [dialog, setDialog] = useState<'charts' | 'columns' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <Menu
        label="More"
        trigger={<IconButton label="More" icon={<Ellipsis />} variant="outline" size="sm" />}
      >
        <MenuItem value="charts" onSelect={() => setDialog('charts')}>
          <ChartColumn size={18} />
          Charts
        </MenuItem>
        <MenuItem value="columns" onSelect={() => setDialog('columns')}>
          <Columns3 size={18} />
          Columns
        </MenuItem>
        <MenuItem value="print" onSelect={() => window.print()}>
          <Printer size={18} />
          Print
        </MenuItem>
      </Menu>
      {dialog === 'columns' && (
        <ColumnsDialog shown={columns} onChoose={onColumns} onClose={close} />
      )}
      {dialog === 'charts' && (
        <LazyPart onMissing={close}>
          <ChartsDialog rows={rows} onClose={close} />
        </LazyPart>
      )}
    </>
  )
}
