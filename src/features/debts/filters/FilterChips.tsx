import { Box, Flex, Span } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { memo } from 'react'
import { ageBandLabels } from '@/rules/ageing'
import { ukDate } from '@/rules/days'
import { formatMoney, parseMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { clearedFilter, type DebtsFilter, toggleEntry } from '../search'

export const disputedLabels = { yes: 'Disputed', no: 'Not disputed' }
export const limitLabels = { near: 'Within six months', passed: 'May have passed' }

const formatTypedAmount = (text: string) => {
  const read = parseMoney(text)
  return read.ok && read.value !== null ? formatMoney(read.value) : text
}

type EntryOf<T> = T extends readonly (infer Entry)[] ? Entry : T

/** The label of a value of each filter, in the order of the form. */
const chipLabels: {
  [K in keyof DebtsFilter]-?: (value: EntryOf<NonNullable<DebtsFilter[K]>>) => string
} = {
  status: (status) => `Status: ${status}`,
  age: (band) => `Age: ${ageBandLabels[band]}`,
  disputed: (disputed) => disputedLabels[disputed],
  type: (type) => `Debtor: ${type}`,
  fee: (fee) => `Fee type: ${fee}`,
  department: (department) => `Department: ${department}`,
  limit: (limit) => `Time limit: ${limitLabels[limit]}`,
  from: (date) => `Last invoice from ${ukDate(date)}`,
  to: (date) => `Last invoice to ${ukDate(date)}`,
  min: (amount) => `Outstanding from ${formatTypedAmount(amount)}`,
  max: (amount) => `Outstanding to ${formatTypedAmount(amount)}`,
}

/** The active filters, each with its label and the change that removes it. */
export const activeFilters = (filter: DebtsFilter) =>
  Object.entries(chipLabels).flatMap(([field, labelOf]) => {
    const entries = [filter[field as keyof DebtsFilter] ?? []].flat()
    return entries.map((entry) => ({
      label: labelOf(entry as never),
      cleared: { [field]: toggleEntry(entries, entry) } as DebtsFilter,
    }))
  })

/** The active filters; pressing one removes it. */
export const FilterChips = memo(function FilterChips({
  filter,
  onFilter,
}: {
  filter: DebtsFilter
  onFilter: (change: DebtsFilter) => void
}) {
  const active = activeFilters(filter)
  return (
    <Box tabIndex={-1} outline="none">
      {active.length > 0 && (
        <Flex wrap="wrap" gap="2" mb="2" role="group" aria-label="Filters in use">
          {active.map(({ label, cleared }) => (
            <Button
              key={label}
              variant="outline"
              maxW="full"
              size="xs"
              overflowWrap="anywhere"
              onClick={() => onFilter(cleared)}
            >
              <span>
                <Span srOnly>Remove filter</Span> {label}
              </span>
              <X aria-hidden />
            </Button>
          ))}
          <Button variant="ghost" size="xs" onClick={() => onFilter(clearedFilter)}>
            Clear filters
          </Button>
        </Flex>
      )}
    </Box>
  )
})
