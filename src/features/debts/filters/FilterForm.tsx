import { Box, Flex, Grid, Span } from '@chakra-ui/react'
import { use } from 'react'
import type { Check } from '@/rules/check'
import { parseDate, ukDate } from '@/rules/days'
import { notAnAmount, parseMoney } from '@/rules/money'
import { Checkbox } from '@/ui/Checkbox'
import { ControlSelect } from '@/ui/form/ControlSelect'
import type { DebtRow } from '../debt-row'
import { type DebtsSearch, type SortColumn, toggleEntry } from '../search'
import { columns } from '../table/columns'
import { ListSearch } from '../useListSearch'
import { disputedLabels, limitLabels } from './FilterChips'
import { FilterInput } from './FilterInput'
import { LabelledField } from './LabelledField'

interface FormProps {
  search: DebtsSearch
  onSearch: (changes: DebtsSearch) => void
}

/** The order and all filters of the list; each applies immediately. */
export function FilterForm({
  rows,
  onSearch,
}: {
  rows: readonly DebtRow[]
  onSearch: FormProps['onSearch']
}) {
  const search = use(ListSearch)
  /** The distinct values of a field, including selected ones that no debt has any more. */
  const valuesOf = (field: 'status' | 'type' | 'fee' | 'department') =>
    [...new Set([...rows.map((row) => row[field]), search[field] ?? []].flat())]
      .filter((value) => value !== '')
      .sort()
  return (
    <>
      <SortFields search={search} onSearch={onSearch} />
      <Box as="fieldset" minW="0">
        <Box as="legend" fontWeight="medium" mb="1">
          Status
        </Box>
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="2">
          {valuesOf('status').map((status) => (
            <Checkbox
              key={status}
              checked={search.status?.includes(status) ?? false}
              onChange={() => onSearch({ status: toggleEntry(search.status, status) })}
            >
              <Span overflowWrap="anywhere">{status}</Span>
            </Checkbox>
          ))}
        </Grid>
      </Box>
      <Grid rowGap="4" mt="5">
        {selectFilters.map(({ field, labels, ...texts }) => (
          <SelectFilter
            key={field}
            {...texts}
            value={search[field]}
            options={labels ? Object.entries(labels) : valuesOf(field).map((text) => [text, text])}
            onChange={(value) => onSearch({ [field]: value })}
          />
        ))}
        <Grid columnGap="3" rowGap="4" templateColumns="1fr 1fr" alignItems="end">
          {rangeFilters.map(({ field, format, ...input }) => (
            <FilterInput
              key={field}
              {...input}
              value={search[field] && format(search[field])}
              onChange={(value) => onSearch({ [field]: value })}
            />
          ))}
        </Grid>
      </Grid>
    </>
  )
}

/** The filters that select one value; those without `labels` offer the values of the debts. */
const selectFilters = [
  {
    field: 'disputed',
    label: 'In dispute',
    anyLabel: 'Disputed or not',
    labels: disputedLabels,
  },
  { field: 'type', label: 'Type of debtor', anyLabel: 'Any type', labels: null },
  { field: 'fee', label: 'Fee type', anyLabel: 'Any fee type', labels: null },
  { field: 'department', label: 'Department', anyLabel: 'Any department', labels: null },
  { field: 'limit', label: 'Time limit', anyLabel: 'Any', labels: limitLabels },
] as const

const checkAmount: Check = (text) => {
  const read = parseMoney(text)
  if (!read.ok) return read
  return read.value === null ? { ok: false, error: notAnAmount } : { ok: true, value: text.trim() }
}

const dateInput = { placeholder: 'dd/mm/yyyy', check: parseDate, format: ukDate }
const amountInput = {
  inputMode: 'decimal',
  isLive: true,
  check: checkAmount,
  format: (text: string) => text,
} as const

const rangeFilters = [
  { field: 'from', label: 'Last invoice from', ...dateInput },
  { field: 'to', label: 'Last invoice to', ...dateInput },
  { field: 'min', label: 'Outstanding from', ...amountInput },
  { field: 'max', label: 'Outstanding to', ...amountInput },
] as const

/** A select, with an option for "any" if it has a label; renders nothing without options. */
function SelectFilter({
  label,
  anyLabel,
  value,
  options,
  onChange,
}: {
  label: string
  anyLabel?: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChange: (selected: string | undefined) => void
}) {
  if (options.length === 0) return null
  return (
    <LabelledField label={label}>
      {(control) => (
        <ControlSelect
          {...control}
          maxW="full"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          {anyLabel && <option value="">{anyLabel}</option>}
          {options.map(([entry, text]) => (
            <option key={entry} value={entry}>
              {text}
            </option>
          ))}
        </ControlSelect>
      )}
    </LabelledField>
  )
}

const isNumeric = (sort: string) =>
  columns.some(({ column, numeric }) => column === sort && numeric)

/** The names of the ascending and the descending order of a column. */
function orderLabels(sort: SortColumn): [string, string] {
  if (isNumeric(sort)) return ['Lowest first', 'Highest first']
  return sort === 'invoiced' ? ['Oldest first', 'Newest first'] : ['A to Z', 'Z to A']
}

/** Sorts the cards on phones, which have no column headers. */
function SortFields({ search: { sort, dir }, onSearch }: FormProps) {
  const [ascending, descending] = orderLabels(sort ?? 'name')
  return (
    <Flex hideFrom="md" gap="2" mb="5" wrap="wrap" css={{ '& > *': { flex: '1 1 8rem' } }}>
      <SelectFilter
        label="Sort by"
        anyLabel="As added"
        value={sort}
        options={columns.map(({ column, label }) => [column, label])}
        onChange={(column) =>
          // The largest debts are looked for more often than the smallest.
          onSearch({
            sort: column as SortColumn | undefined,
            dir: column && isNumeric(column) ? 'desc' : undefined,
          })
        }
      />
      {sort && (
        <SelectFilter
          label="Order"
          value={dir ?? 'asc'}
          options={[
            ['asc', ascending],
            ['desc', descending],
          ]}
          onChange={(order) => onSearch({ dir: order === 'desc' ? order : undefined })}
        />
      )}
    </Flex>
  )
}
