import { Box, Flex, Grid, Span } from '@chakra-ui/react'
import {
  ChartColumn,
  Columns3,
  Download,
  Ellipsis,
  FileText,
  Printer,
  SlidersHorizontal,
} from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useToday } from '@/session/today'
import { Button, IconButton } from '@/ui/Buttons'
import { Checkbox } from '@/ui/Checkbox'
import { Drawer } from '@/ui/Drawer'
import { Menu, MenuItem } from '@/ui/Menu'
import { Popover } from '@/ui/Popover'
import { formatDebtCount } from '../debt-count'
import type { DebtRow } from '../debt-row'
import { FilterForm } from '../filters/FilterForm'
import { clearedFilter, type DebtsSearch, toggleEntry } from '../search'
import { optionalColumns } from '../table/columns'
import type { TablePreferences } from '../table/preferences'
import { ViewsPanel } from '../views/ViewsPanel'
import { exportDebts } from './export-debts'
import { downloadReport } from './report'
import { narrowToolbar } from './Toolbar'

interface ListCommandsProps {
  rows: readonly DebtRow[]
  /** The number of debts that match the search. */
  found: number
  /** Those debts, in the order of the table. */
  getShown: () => readonly DebtRow[]
  onSearch: (changes: DebtsSearch) => void
  preferences: TablePreferences
  onPreferences: (preferences: TablePreferences) => void
  isChartsOpen: boolean
  onChartsOpen: (isOpen: boolean) => void
  onPrint: () => void
}

/** The commands of the list; on phones they are a bar at the bottom. */
export default function ListCommands({
  rows,
  found,
  getShown,
  onSearch,
  preferences,
  onPreferences,
  isChartsOpen,
  onChartsOpen,
  onPrint,
}: ListCommandsProps) {
  const today = useToday()
  const [open, setOpen] = useState<'filters' | 'views' | 'columns' | null>(null)
  const close = () => setOpen(null)
  const isEmpty = found === 0
  const openState = (name: typeof open) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  })
  return (
    <Flex gap="2" ms={{ md: 'auto' }} css={{ ...bottomBar, ...iconsForLabels }}>
      <Drawer
        title="Filters"
        {...openState('filters')}
        trigger={
          <CommandButton>
            <SlidersHorizontal aria-hidden />
            Filters
          </CommandButton>
        }
        footer={
          <>
            <Button variant="ghost" onClick={() => onSearch(clearedFilter)}>
              Clear all
            </Button>
            <Button onClick={close}>Show {formatDebtCount(found)}</Button>
          </>
        }
      >
        <FilterForm rows={rows} onSearch={onSearch} />
      </Drawer>
      <Popover
        title="Views"
        width="24rem"
        {...openState('views')}
        trigger={<CommandButton>Views</CommandButton>}
      >
        <ViewsPanel onClose={close} />
      </Popover>
      <Popover
        title="Columns"
        {...openState('columns')}
        trigger={
          <CommandButton hideBelow="lg" title="Columns">
            <Columns3 aria-hidden className="icon" />
            <Span className="label">Columns</Span>
          </CommandButton>
        }
      >
        <ColumnsPanel preferences={preferences} onPreferences={onPreferences} />
      </Popover>
      <CommandButton
        title="Export CSV"
        disabled={isEmpty}
        onClick={() => exportDebts(getShown(), today)}
      >
        <Download aria-hidden className="icon" />
        <Span className="label">Export CSV</Span>
      </CommandButton>
      <Menu
        label="More"
        trigger={<IconButton label="More" icon={<Ellipsis />} variant="outline" size="sm" />}
      >
        <MenuItem
          value="charts"
          icon={<ChartColumn size={18} />}
          onSelect={() => onChartsOpen(!isChartsOpen)}
        >
          {isChartsOpen ? 'Hide charts' : 'Show charts'}
        </MenuItem>
        {!isEmpty && (
          <>
            <MenuItem
              value="report"
              icon={<FileText size={18} />}
              onSelect={() => downloadReport(getShown(), preferences.hidden, today)}
            >
              Download report
            </MenuItem>
            <MenuItem value="print" icon={<Printer size={18} />} onSelect={onPrint}>
              Print
            </MenuItem>
          </>
        )}
      </Menu>
    </Flex>
  )
}

const CommandButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="outline" size="sm" {...props} />
)

/** Settings for the visible columns and the row height, stored in this browser. */
function ColumnsPanel({
  preferences,
  onPreferences,
}: Pick<ListCommandsProps, 'preferences' | 'onPreferences'>) {
  const { hidden, compact } = preferences
  return (
    <>
      <Grid gap="1" templateColumns="1fr 1fr">
        {optionalColumns.map(({ column, label }) => (
          <Checkbox
            key={column}
            size="sm"
            checked={!hidden.includes(column)}
            onChange={() =>
              onPreferences({ ...preferences, hidden: toggleEntry(hidden, column) ?? [] })
            }
          >
            {label}
          </Checkbox>
        ))}
      </Grid>
      <Box mt="3" pt="3" borderTopWidth="1px">
        <Checkbox
          size="sm"
          checked={compact}
          onChange={(isCompact) => onPreferences({ ...preferences, compact: isCompact })}
        >
          Compact rows
        </Checkbox>
      </Box>
    </>
  )
}

const bottomBar = {
  '& > button': { fontWeight: 'medium' },
  '@media screen and (max-width: 47.99rem)': {
    position: 'sticky',
    bottom: '0',
    order: '1',
    mt: 'auto',
    zIndex: '2',
    mx: '-4',
    px: '4',
    py: '2',
    paddingBottom: 'calc(0.5rem + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    '& > button': { flex: '1 1 auto', minH: '11', whiteSpace: 'nowrap' },
  },
}

/** The toolbar of a screen of this width has one row only if some buttons have no text. */
const iconsForLabels = {
  '& .icon': { display: 'none' },
  [narrowToolbar]: {
    '& .icon': { display: 'block' },
    '& .label': { srOnly: true },
    '& button:has(> .label)': { w: '9', minW: '9', px: '0' },
  },
}
