import { Flex, Span } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { formatInteger } from '@/lib/format-integer'
import { Button, IconButton } from '@/ui/Buttons'
import { RadioGroup } from '@/ui/RadioGroup'
import { Skeleton } from '@/ui/Skeleton'
import { sheetFields } from '../cells/sheet-fields'
import { useSheet } from '../import-draft'
import { pageRows, type RowFilter, type Summary } from '../sheet/protocol'
import { RowsTable } from './RowsTable'

/** Which rows the table shows. */
export interface ShownRows {
  filter: RowFilter
  page: number
  /** The cell that is edited, by its row's number and its field: `7:city`. */
  cell: string | null
}

/** A page of rows of the sheet. */
export function useRows(filter: RowFilter, page = 0) {
  const { draft, summary } = useSheet()
  return useQuery({
    queryKey: ['import-rows', summary.version, filter, page],
    queryFn: async () => {
      const outcome = await draft.run('rows', filter, page)
      return outcome.ok ? outcome.value.rows : null
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }).data
}

const optionOf = (filter: RowFilter, label: string, total: number) => ({
  filter,
  label: `${label} (${formatInteger(total)})`,
  total,
})

/** The filters that have rows, and the shown one: without rows it gives way to rows to fix, then to all. */
function filterOptions(chosen: RowFilter, { counts, problems }: Summary) {
  const all = optionOf('all', 'All rows', counts.all)
  const options = [
    optionOf('to-fix', 'To fix', counts.toFix),
    optionOf('warned', 'To check', counts.warned),
    optionOf('ready', 'Ready', counts.ready),
    optionOf('left-out', 'Left out', counts.leftOut),
    all,
    ...problems
      .filter(({ id }) => typeof chosen === 'object' && id === chosen.problem)
      .map(({ field, message, rowCount }) =>
        optionOf(chosen, field ? `${sheetFields[field].label}: ${message}` : message, rowCount),
      ),
  ].filter(({ total }) => total > 0)
  const find = (wanted: RowFilter) => options.find(({ filter }) => filter === wanted)
  return { options, current: find(chosen) ?? find('to-fix') ?? all }
}

/** The table of rows with its filter, pages and undo. */
export function RowsPanel({
  shown,
  onShow,
}: {
  shown: ShownRows
  onShow: (shown: ShownRows) => void
}) {
  const { draft, summary } = useSheet()
  const { options, current } = filterOptions(shown.filter, summary)
  const { filter, total } = current
  const lastPage = Math.max(0, Math.ceil(total / pageRows) - 1)
  const page = Math.min(shown.page, lastPage)
  const rows = useRows(filter, page)
  const pageButton = (label: string, to: number) => (
    <Button
      variant="outline"
      size="sm"
      disabled={to < 0 || to > lastPage}
      onClick={() => onShow({ filter, page: to, cell: null })}
    >
      {label}
    </Button>
  )
  return (
    <>
      <Flex justify="space-between" align="flex-start" gap="1" px="2" pt="2">
        <RadioGroup
          legend="Rows to show"
          isInline
          options={options.map(({ label }) => ({ value: label, label }))}
          value={current.label}
          onChange={(chosen) => {
            const option = options.find(({ label }) => label === chosen)
            if (option) onShow({ filter: option.filter, page: 0, cell: null })
          }}
        />
        <IconButton
          label="Undo"
          icon={<Undo2 />}
          size="xs"
          aria-disabled={!summary.canUndo || undefined}
          onClick={() => summary.canUndo && void draft.change('undo')}
        />
      </Flex>
      {rows ? (
        <RowsTable
          // Another choice of rows begins at the first column.
          key={JSON.stringify([shown.filter, shown.page])}
          rows={rows}
          openCell={shown.cell}
          onOpen={(cell) => onShow({ ...shown, cell })}
        />
      ) : (
        <Skeleton label="Reading the rows" lines={8} />
      )}
      {lastPage > 0 && (
        <Flex as="nav" aria-label="Pages of rows" align="center" gap="2" p="2">
          {pageButton('Previous page', page - 1)}
          <Span role="status" flex="1" textAlign="center" color="fg.muted" fontSize="sm">
            {`Rows ${formatInteger(page * pageRows + 1)} to ${formatInteger(Math.min(total, (page + 1) * pageRows))} of ${formatInteger(total)}`}
          </Span>
          {pageButton('Next page', page + 1)}
        </Flex>
      )}
    </>
  )
}
