import { Flex, Span } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { formatInteger } from '@/lib/format-integer'
import { sheetFields } from '@/rules/sheet-fields'
import { Button, IconButton } from '@/ui/Buttons'
import { RadioGroup } from '@/ui/RadioGroup'
import { Skeleton } from '@/ui/Skeleton'
import { useSheet } from '../import-draft'
import { pageRows, type RowFilter, type SheetField, type Summary } from '../sheet/protocol'
import { RowsTable } from './RowsTable'

/** Which rows the table shows. */
export interface ShownRows {
  /** Null until the person chooses: rows to fix while there are any. */
  filter: RowFilter | null
  page: number
  /** The field whose first cell takes the focus once the rows are there. */
  jumpTo: SheetField | null
}

type NamedFilter = Exclude<RowFilter, object>

const filters: readonly { value: NamedFilter; label: string; count: keyof Summary['counts'] }[] = [
  { value: 'to-fix', label: 'To fix', count: 'toFix' },
  { value: 'warned', label: 'To check', count: 'warned' },
  { value: 'ready', label: 'Ready', count: 'ready' },
  { value: 'left-out', label: 'Left out', count: 'leftOut' },
  { value: 'all', label: 'All rows', count: 'all' },
]

const problemFilter = 'problem'

/** What is shown: a filter without rows any more gives way to rows to fix, then to all. */
function currentFilter(chosen: RowFilter | null, { counts, problems }: Summary) {
  const problem =
    typeof chosen === 'object' ? problems.find(({ id }) => id === chosen?.problem) : undefined
  if (problem) return { filter: chosen as RowFilter, problem, total: problem.rowCount }
  const option = [chosen, 'to-fix', 'all']
    .map((wanted) => filters.find(({ value }) => value === wanted))
    .find((named) => named && counts[named.count] > 0)
  return { filter: option?.value ?? 'all', total: counts[option?.count ?? 'all'] }
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
  const { filter, problem, total } = currentFilter(shown.filter, summary)
  const page = Math.min(shown.page, Math.max(0, Math.ceil(total / pageRows) - 1))
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['import-rows', summary.version, filter, page],
    queryFn: () => draft.rows(filter, page),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const options: { value: string; label: string }[] = filters
    .filter(({ value, count }) => value === 'all' || summary.counts[count] > 0)
    .map(({ value, label, count }) => ({
      value,
      label: `${label} (${formatInteger(summary.counts[count])})`,
    }))
  if (problem) {
    const field = problem.field ? `${sheetFields[problem.field].label}: ` : ''
    options.push({ value: problemFilter, label: `${field}${problem.message}` })
  }
  return (
    <>
      <Flex justify="space-between" align="flex-end" gap="1" px="2" py="2">
        <RadioGroup
          legend="Rows to show"
          inline
          options={options}
          value={problem ? problemFilter : String(filter)}
          onChange={(value) => {
            const option = filters.find((named) => named.value === value)
            if (option) onShow({ filter: option.value, page: 0, jumpTo: null })
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
      {data ? (
        <>
          <RowsTable
            key={JSON.stringify(filter)}
            rows={data.rows}
            jumpTo={isPlaceholderData ? null : shown.jumpTo}
            onJumped={() => onShow({ ...shown, jumpTo: null })}
          />
          <Pages
            page={page}
            total={total}
            onPage={(next) => onShow({ filter, page: next, jumpTo: null })}
          />
        </>
      ) : (
        <Skeleton label="Reading the rows" lines={8} />
      )}
    </>
  )
}

function Pages({
  page,
  total,
  onPage,
}: {
  page: number
  total: number
  onPage: (page: number) => void
}) {
  if (total <= pageRows) return null
  const first = page * pageRows + 1
  const last = Math.min(total, first + pageRows - 1)
  const pageButton = (label: string, to: number, isEnd: boolean) => (
    <Button
      variant="outline"
      size="sm"
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onPage(to)}
    >
      {label}
    </Button>
  )
  return (
    <Flex as="nav" aria-label="Pages of rows" align="center" justify="space-between" p="2">
      {pageButton('Previous page', page - 1, page === 0)}
      <Span role="status" color="fg.muted" fontSize="sm">
        {`Rows ${formatInteger(first)} to ${formatInteger(last)} of ${formatInteger(total)}`}
      </Span>
      {pageButton('Next page', page + 1, last === total)}
    </Flex>
  )
}
