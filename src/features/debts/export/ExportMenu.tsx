import { ChevronDown } from 'lucide-react'
import { downloadCsv } from '@/lib/download'
import { formatCount } from '@/lib/format-count'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { Menu, MenuItem } from '@/ui/Menu'
import type { DebtRow } from '../debt-row'
import type { ColumnName } from '../table/columns'
import { csvAsShown } from './csv-as-shown'
import { csvForImport } from './csv-for-import'

/** Exports the rows in the columns on the screen, or in those of the import. */
export function ExportMenu({
  rows,
  columns,
}: {
  rows: readonly DebtRow[]
  columns: readonly ColumnName[]
}) {
  const today = useToday()
  const save = (csv: string, name: string) => {
    if (downloadCsv(csv, `${name}-${today}.csv`)) {
      snackbar.success(`${formatCount(rows.length, 'debt')} exported.`)
    } else {
      snackbar.error('We could not save the file. Check that your browser allows downloads.')
    }
  }
  return (
    <Menu
      label="Export CSV"
      trigger={
        <Button variant="outline" size="sm" disabled={rows.length === 0}>
          Export CSV
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuItem value="shown" onSelect={() => save(csvAsShown(rows, columns), 'debts-as-shown')}>
        As shown
      </MenuItem>
      <MenuItem value="import" onSelect={() => save(csvForImport(rows), 'debts')}>
        For import
      </MenuItem>
    </Menu>
  )
}
