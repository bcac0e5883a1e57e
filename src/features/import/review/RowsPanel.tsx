import { Flex, Span } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { formatInteger } from '@/lib/format-integer'
import { Button, IconButton } from '@/ui/Buttons'
import { RadioBar } from '@/ui/RadioChoice'
import { Skeleton } from '@/ui/Skeleton'
import { useSheet } from '../import-draft'
import { pageRows, type RowFilter, type SheetField, type Summary } from '../sheet/protocol'
import { sheetFields } from '../sheet/sheet-fields'
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

/** What is shown: a filter without rows any more gives way to all rows. */
function currentFilter(chosen: RowFilter | null, { counts, problems }: Summary): RowFilter {
  if (typeof chosen === 'object' && chosen !== null) {
    if (problems.some(({ id }) => id === chosen.problem)) return chosen
    return counts.toFix > 0 ? 'to-fix' : 'all'
  }
  const wanted = chosen ?? 'to-fix'
  const option = filters.find(({ value }) => value === wanted)
  return option && counts[option.count] > 0 ? wanted : 'all'
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
  const { counts, problems, version } = summary
  const filter = currentFilter(shown.filter, summary)
  const page = filter === shown.filter || shown.filter === null ? shown.page : 0
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['import-rows', version, filter, page],
    queryFn: () => draft.rows(filter, page),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const problem =
    typeof filter === 'object' ? problems.find(({ id }) => id === filter.problem) : undefined
  const options = filters
    .filter(({ value, count }) => value === 'all' || counts[count] > 0)
    .map(({ value, label, count }) => ({
      value: value as string,
      label: `${label} (${formatInteger(counts[count])})`,
    }))
  const problemOption = problem && {
    value: problemFilter,
    label: problem.field
      ? `${sheetFields[problem.field].label}: ${problem.message}`
      : problem.message,
  }
  return (
    <>
      <Flex wrap="wrap" justify="space-between" align="center" gap="1" px="2" py="2">
        <RadioBar
          legend="Rows to show"
          options={problemOption ? [...options, problemOption] : options}
          value={typeof filter === 'object' ? problemFilter : filter}
          onChange={(value) => {
            const option = filters.find((named) => named.value === value)
            if (option) onShow({ filter: option.value, page: 0, jumpTo: null })
          }}
        />
        <IconButton
          label="Undo"
          icon={<Undo2 />}
          size="xs"
          ms="auto"
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
            total={data.total}
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
  return (
    <Flex
      as="nav"
      aria-label="Pages of rows"
      align="center"
      justify="space-between"
      gap="3"
      px="3"
      py="2"
      borderTopWidth="1px"
      fontSize="sm"
    >
      <Button
        variant="outline"
        size="sm"
        aria-disabled={page === 0 || undefined}
        onClick={() => page > 0 && onPage(page - 1)}
      >
        Previous page
      </Button>
      <Span role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
        Rows {formatInteger(first)} to {formatInteger(last)} of {formatInteger(total)}
      </Span>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={last === total || undefined}
        onClick={() => last < total && onPage(page + 1)}
      >
        Next page
      </Button>
    </Flex>
  )
}
