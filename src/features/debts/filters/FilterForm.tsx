import { Box, Grid, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Check } from '@/rules/check'
import { parseDate, ukDate } from '@/rules/days'
import { notAnAmount, parseMoney } from '@/rules/money'
import { Checkbox } from '@/ui/Checkbox'
import { ControlSelect } from '@/ui/form/ControlSelect'
import type { DebtRow } from '../debt-row'
import type { DebtsFilter } from '../search'
import { FilterInput } from './FilterInput'
import { filterOptions, limitLabels } from './filter-labels'
import { LabelledField } from './LabelledField'

const checkAmount: Check = (text) => {
  const read = parseMoney(text)
  if (read.ok)
    return read.value === null
      ? { ok: false, error: notAnAmount }
      : { ok: true, value: text.trim() }
  return read
}

const RangeFields = ({ children }: { children: ReactNode }) => (
  <Grid gap="3" templateColumns="1fr 1fr" minW="0" alignItems="end">
    {children}
  </Grid>
)

/** All filters of the list; each applies immediately. */
export function FilterForm({
  rows,
  filter,
  onFilter,
}: {
  rows: readonly DebtRow[]
  filter: DebtsFilter
  onFilter: (change: DebtsFilter) => void
}) {
  const selectFilter = (field: 'type' | 'fee' | 'department', label: string, any: string) => (
    <SelectFilter
      label={label}
      anyLabel={any}
      value={filter[field]}
      options={filterOptions(rows, field, [filter[field]]).map((entry) => [entry, entry])}
      onChange={(selected) => onFilter({ [field]: selected })}
    />
  )
  const dateFilter = (field: 'from' | 'to', label: string) => (
    <FilterInput
      label={label}
      placeholder="dd/mm/yyyy"
      value={filter[field] && ukDate(filter[field])}
      check={parseDate}
      onChange={(date) => onFilter({ [field]: date })}
    />
  )
  const amountFilter = (field: 'min' | 'max', label: string) => (
    <FilterInput
      label={label}
      inputMode="decimal"
      isLive
      value={filter[field]}
      check={checkAmount}
      onChange={(text) => onFilter({ [field]: text })}
    />
  )
  return (
    <>
      <StatusFilter
        options={filterOptions(rows, 'status', filter.status ?? [])}
        selected={filter.status ?? []}
        onChange={(status) => onFilter({ status: status.length > 0 ? status : undefined })}
      />
      <Grid rowGap="4" mt="5">
        <SelectFilter
          label="In dispute"
          anyLabel="Disputed or not"
          value={filter.disputed}
          options={[
            ['yes', 'Disputed'],
            ['no', 'Not disputed'],
          ]}
          onChange={(selected) => onFilter({ disputed: selected as DebtsFilter['disputed'] })}
        />
        {selectFilter('type', 'Type of debtor', 'Any type')}
        {selectFilter('fee', 'Fee type', 'Any fee type')}
        {selectFilter('department', 'Department', 'Any department')}
        <SelectFilter
          label="Time limit"
          anyLabel="Any"
          value={filter.limit}
          options={Object.entries(limitLabels)}
          onChange={(selected) => onFilter({ limit: selected as DebtsFilter['limit'] })}
        />
        <RangeFields>
          {dateFilter('from', 'Last invoice from')}
          {dateFilter('to', 'Last invoice to')}
        </RangeFields>
        <RangeFields>
          {amountFilter('min', 'Outstanding from')}
          {amountFilter('max', 'Outstanding to')}
        </RangeFields>
      </Grid>
    </>
  )
}

/** A select with an "any" option; renders nothing without options. */
function SelectFilter({
  label,
  anyLabel,
  value,
  options,
  onChange,
}: {
  label: string
  anyLabel: string
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
          <option value="">{anyLabel}</option>
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

/** Checkboxes for statuses; none selected means no filter. */
function StatusFilter({
  options,
  selected,
  onChange,
}: {
  options: readonly string[]
  selected: readonly string[]
  onChange: (selected: readonly string[]) => void
}) {
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontWeight="medium" mb="1">
        Status
      </Box>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="2">
        {options.map((status) => (
          <Checkbox
            key={status}
            checked={selected.includes(status)}
            onChange={(isSelected) =>
              onChange(
                isSelected ? [...selected, status] : selected.filter((other) => other !== status),
              )
            }
          >
            <Span overflowWrap="anywhere">{status}</Span>
          </Checkbox>
        ))}
      </Grid>
    </Box>
  )
}
