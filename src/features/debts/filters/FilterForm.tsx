import { Box, Grid, Span } from '@chakra-ui/react'
import { distinct } from '@/lib/distinct'
import { isInDispute } from '@/rules/waiting-for-you'
import { Checkbox } from '@/ui/Checkbox'
import type { DebtRow } from '../debt-row'
import { type DebtsSearch, toggleEntry } from '../search'
import { FilterInput } from './FilterInput'
import { type FilterName, filterNames, filters } from './filters'
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
  /** The values of the debts, including selected ones that no debt has any more. */
  function valuesOf(name: FilterName): [value: string, label: string][] {
    const field = name as 'status' | 'type' | 'fee' | 'department'
    return distinct([...rows.map((row) => row[field]), search[field] ?? []].flat())
      .filter((value) => value !== '' && !isInDispute({ status: value, debt_disputed: false }))
      .sort()
      .map((value) => [value, value])
  }
  const fieldOf = (name: FilterName) => {
    const { kind, label, options: labels } = filters[name]
    const change = (value: unknown) => onSearch({ [name]: value } as DebtsSearch)
    if (kind === 'amount' || kind === 'date') {
      const value = search[name as 'min']
      return <FilterInput key={name} label={label} kind={kind} value={value} onChange={change} />
    }
    const options = labels ? Object.entries(labels) : valuesOf(name)
    if (kind === 'one') {
      const shown = { label, value: search[name as 'fee'], options, onChange: change }
      return <SelectFilter key={name} {...shown} isAnyOffered />
    }
    const checked = search[name as 'status'] ?? []
    return (
      <CheckboxFilter
        key={name}
        label={label}
        options={options}
        checked={checked}
        onToggle={(value) => change(toggleEntry(checked, value))}
      />
    )
  }
  return (
    <Grid templateColumns="1fr 1fr" columnGap="3" rowGap="5" alignItems="start">
      <SortFields search={search} onSearch={onSearch} />
      {filterNames.map(fieldOf)}
    </Grid>
  )
}

const CheckboxFilter = ({
  label,
  options,
  checked,
  onToggle,
}: {
  label: string
  options: readonly (readonly [value: string, label: string])[]
  checked: readonly string[]
  onToggle: (value: string) => void
}) =>
  options.length > 0 && (
    <Box as="fieldset" minW="0" gridColumn="1 / -1">
      <Box as="legend" fontWeight="medium" mb="1">
        {label}
      </Box>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="2">
        {options.map(([value, text]) => (
          <Checkbox key={value} checked={checked.includes(value)} onChange={() => onToggle(value)}>
            <Span overflowWrap="anywhere">{text}</Span>
          </Checkbox>
        ))}
      </Grid>
    </Box>
  )
