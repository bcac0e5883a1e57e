import { Box, Grid, Span } from '@chakra-ui/react'
import { distinct } from '@/lib/distinct'
import { ageBandLabels, ageBands } from '@/rules/ageing'
import type { Check } from '@/rules/check'
import { parseDate, ukDate } from '@/rules/days'
import { notAnAmount, parseMoney } from '@/rules/money'
import { isInDispute } from '@/rules/waiting-for-you'
import { Checkbox } from '@/ui/Checkbox'
import type { DebtRow } from '../debt-row'
import { type DebtsSearch, toggleEntry } from '../search'
import { disputedLabels, limitLabels } from './active-filters'
import { FilterInput } from './FilterInput'
import { SelectFilter } from './SelectFilter'
import { SortFields } from './SortFields'

/** All filters of the list, and its order on phones; each applies immediately. */
export function FilterForm({
  rows,
  search,
  onSearch,
}: {
  rows: readonly DebtRow[]
  search: DebtsSearch
  onSearch: (changes: DebtsSearch) => void
}) {
  /** The distinct values of a field, including selected ones that no debt has any more. */
  const valuesOf = (field: 'status' | 'type' | 'fee' | 'department') =>
    distinct([...rows.map((row) => row[field]), search[field] ?? []].flat())
      .filter((value) => value !== '')
      .sort()
  const rangeInputs = (inputs: readonly RangeInput[]) => (
    <Grid columnGap="3" rowGap="4" templateColumns="1fr 1fr" alignItems="end">
      {inputs.map(({ field, format, ...input }) => (
        <FilterInput
          key={field}
          {...input}
          value={search[field] && format(search[field])}
          onChange={(value) => onSearch({ [field]: value })}
        />
      ))}
    </Grid>
  )
  const statuses = valuesOf('status').filter(
    (status) => !isInDispute({ status, debt_disputed: false }),
  )
  return (
    <Grid rowGap="5">
      <SortFields search={search} onSearch={onSearch} />
      {rangeInputs(amountInputs)}
      <SelectFilter
        label="In dispute"
        anyLabel="Disputed or not"
        value={search.disputed}
        options={Object.entries(disputedLabels)}
        onChange={(value) => onSearch({ disputed: value as 'yes' | 'no' | undefined })}
      />
      <CheckboxFilter
        legend="Days overdue"
        options={ageBands.map((band) => [band, ageBandLabels[band]])}
        checked={search.age ?? []}
        onToggle={(band) => onSearch({ age: toggleEntry(search.age, band) })}
      />
      <CheckboxFilter
        legend="Status"
        options={statuses.map((status) => [status, status])}
        checked={search.status ?? []}
        onToggle={(status) => onSearch({ status: toggleEntry(search.status, status) })}
      />
      {selectFilters.map(({ field, labels, ...texts }) => (
        <SelectFilter
          key={field}
          {...texts}
          value={search[field]}
          options={labels ? Object.entries(labels) : valuesOf(field).map((text) => [text, text])}
          onChange={(value) => onSearch({ [field]: value })}
        />
      ))}
      {rangeInputs(dateInputs)}
    </Grid>
  )
}

function CheckboxFilter<T extends string>({
  legend,
  options,
  checked,
  onToggle,
}: {
  legend: string
  options: readonly (readonly [value: T, label: string])[]
  checked: readonly T[]
  onToggle: (value: T) => void
}) {
  if (options.length === 0) return null
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontWeight="medium" mb="1">
        {legend}
      </Box>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="2">
        {options.map(([value, label]) => (
          <Checkbox key={value} checked={checked.includes(value)} onChange={() => onToggle(value)}>
            <Span overflowWrap="anywhere">{label}</Span>
          </Checkbox>
        ))}
      </Grid>
    </Box>
  )
}

/** The filters that select one value; those without `labels` offer the values of the debts. */
const selectFilters = [
  { field: 'type', label: 'Type of debtor', anyLabel: 'Any type', labels: null },
  { field: 'fee', label: 'Fee type', anyLabel: 'Any fee type', labels: null },
  { field: 'department', label: 'Department', anyLabel: 'Any department', labels: null },
  { field: 'limit', label: 'Time limit', anyLabel: 'Any', labels: limitLabels },
] as const

interface RangeInput {
  field: 'min' | 'max' | 'from' | 'to'
  label: string
  check: Check<string>
  format: (value: string) => string
  inputMode?: 'decimal'
  isLive?: boolean
  placeholder?: string
}

const checkAmount: Check<string> = (text) => {
  const read = parseMoney(text)
  if (!read.ok) return read
  return read.value === null ? { ok: false, error: notAnAmount } : { ok: true, value: text.trim() }
}

const amountInputs: readonly RangeInput[] = (['min', 'max'] as const).map((field) => ({
  field,
  label: field === 'min' ? 'Outstanding from' : 'Outstanding to',
  check: checkAmount,
  format: (text) => text,
  inputMode: 'decimal',
  isLive: true,
}))

const dateInputs: readonly RangeInput[] = (['from', 'to'] as const).map((field) => ({
  field,
  label: field === 'from' ? 'Last invoice from' : 'Last invoice to',
  check: parseDate,
  format: ukDate,
  placeholder: 'dd/mm/yyyy',
}))
