import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Check } from '@/rules/check'
import { parseDate, ukDate } from '@/rules/days'
import { notAnAmount, parseMoney } from '@/rules/money'
import type { DebtRow } from '../debt-row'
import type { DebtsFilter } from '../search'
import { CommitOnBlurInput } from './CommitOnBlurInput'
import { Choice, Statuses } from './FilterChoices'
import { choices, limitWords } from './filter-labels'

const checkAmount: Check = (text) => {
  const read = parseMoney(text)
  if (read.ok)
    return read.value === null
      ? { ok: false, error: notAnAmount }
      : { ok: true, value: text.trim() }
  return read
}

/** The two ends of a range, side by side. */
const Range = ({ children }: { children: ReactNode }) => (
  <Grid gap="3" templateColumns="1fr 1fr" minW="0" alignItems="end">
    {children}
  </Grid>
)

/** Every filter of the list; a choice filters at once. */
export function FilterForm({
  rows,
  filter,
  onFilter,
}: {
  rows: readonly DebtRow[]
  filter: DebtsFilter
  onFilter: (change: DebtsFilter) => void
}) {
  const select = (field: 'type' | 'fee' | 'department', label: string, any: string) => (
    <Choice
      label={label}
      any={any}
      value={filter[field]}
      options={choices(rows, field, [filter[field]]).map((entry) => [entry, entry])}
      onChange={(chosen) => onFilter({ [field]: chosen })}
    />
  )
  const day = (field: 'from' | 'to', label: string) => (
    <CommitOnBlurInput
      label={label}
      placeholder="dd/mm/yyyy"
      value={filter[field] && ukDate(filter[field])}
      check={parseDate}
      onChange={(date) => onFilter({ [field]: date })}
    />
  )
  const amount = (field: 'min' | 'max', label: string) => (
    <CommitOnBlurInput
      label={label}
      inputMode="decimal"
      value={filter[field]}
      check={checkAmount}
      onChange={(text) => onFilter({ [field]: text })}
    />
  )
  return (
    <>
      <Statuses
        known={choices(rows, 'status', filter.status ?? [])}
        selected={filter.status ?? []}
        onChange={(status) => onFilter({ status: status.length > 0 ? status : undefined })}
      />
      <Grid rowGap="4" mt="5">
        <Choice
          label="In dispute"
          any="Disputed or not"
          value={filter.disputed}
          options={[
            ['yes', 'Disputed'],
            ['no', 'Not disputed'],
          ]}
          onChange={(chosen) => onFilter({ disputed: chosen as DebtsFilter['disputed'] })}
        />
        {select('type', 'Type of debtor', 'Any type')}
        {select('fee', 'Fee type', 'Any fee type')}
        {select('department', 'Department', 'Any department')}
        <Choice
          label="Time limit"
          any="Any"
          value={filter.limit}
          options={Object.entries(limitWords)}
          onChange={(chosen) => onFilter({ limit: chosen as DebtsFilter['limit'] })}
        />
        <Range>
          {day('from', 'Last invoice from')}
          {day('to', 'Last invoice to')}
        </Range>
        <Range>
          {amount('min', 'Outstanding from')}
          {amount('max', 'Outstanding to')}
        </Range>
      </Grid>
    </>
  )
}
