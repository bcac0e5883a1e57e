import { ageBandLabels } from '@/rules/ageing'
import { ukDate } from '@/rules/days'
import { formatMoney, parseMoney } from '@/rules/money'
import { type DebtsFilter, toggleEntry } from '../search'

export const disputedLabels = { yes: 'Disputed', no: 'Not disputed' }
export const limitLabels = { near: 'Within six months', passed: 'Passed' }

const formatTypedAmount = (text: string) => {
  const read = parseMoney(text)
  return read.ok && read.value !== null ? formatMoney(read.value) : text
}

type EntryOf<T> = T extends readonly (infer Entry)[] ? Entry : T

/** The label of a value of each filter, in the order of the form. */
const labels: {
  [K in keyof DebtsFilter]-?: (value: EntryOf<NonNullable<DebtsFilter[K]>>) => string
} = {
  min: (amount) => `Outstanding from ${formatTypedAmount(amount)}`,
  max: (amount) => `Outstanding to ${formatTypedAmount(amount)}`,
  disputed: (disputed) => disputedLabels[disputed],
  age: (band) => `Age: ${ageBandLabels[band]}`,
  status: (status) => `Status: ${status}`,
  type: (type) => `Debtor: ${type}`,
  fee: (fee) => `Fee type: ${fee}`,
  department: (department) => `Department: ${department}`,
  limit: (limit) => `Time limit: ${limitLabels[limit]}`,
  from: (date) => `Last invoice from ${ukDate(date)}`,
  to: (date) => `Last invoice to ${ukDate(date)}`,
}

/** The active filters, each with its label and the change that removes it. */
export const activeFilters = (filter: DebtsFilter) =>
  Object.entries(labels).flatMap(([field, labelOf]) => {
    const entries = [filter[field as keyof DebtsFilter] ?? []].flat()
    return entries.map((entry) => ({
      label: labelOf(entry as never),
      cleared: { [field]: toggleEntry(entries, entry) } as DebtsFilter,
    }))
  })
