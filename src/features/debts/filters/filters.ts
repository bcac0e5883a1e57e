import { ageBandLabels } from '@/rules/ageing'
import { ukDate } from '@/rules/days'
import { formatMoney, parseMoney } from '@/rules/money'
import { type DebtsFilter, toggleEntry } from '../search'

interface Filter {
  /** A typed amount or date, one value, or several. */
  kind: 'amount' | 'date' | 'one' | 'several'
  label: string
  /** The label of each value; without them the values of the debts are offered. */
  options?: Record<string, string>
}

export type FilterName = keyof DebtsFilter

/** The filters, in the order of the form. */
export const filters: Record<FilterName, Filter> = {
  min: { kind: 'amount', label: 'Outstanding from' },
  max: { kind: 'amount', label: 'Outstanding to' },
  disputed: {
    kind: 'one',
    label: 'In dispute',
    options: { yes: 'Disputed', no: 'Not disputed' },
  },
  age: { kind: 'several', label: 'Days overdue', options: ageBandLabels },
  status: { kind: 'several', label: 'Status' },
  type: { kind: 'one', label: 'Type of debtor' },
  fee: { kind: 'one', label: 'Fee type' },
  department: { kind: 'one', label: 'Department' },
  limit: {
    kind: 'one',
    label: 'Time limit',
    options: { near: 'Within six months', passed: 'Passed' },
  },
  from: { kind: 'date', label: 'Last invoice from' },
  to: { kind: 'date', label: 'Last invoice to' },
}

export const filterNames = Object.keys(filters) as FilterName[]

function chipText(name: FilterName, value: string): string {
  const { kind, label, options } = filters[name]
  if (kind === 'date') return `${label} ${ukDate(value)}`
  if (kind !== 'amount') return `${label}: ${options?.[value] ?? value}`
  const read = parseMoney(value)
  return `${label} ${read.ok && read.value !== null ? formatMoney(read.value) : value}`
}

/** The active filters, each with its text and the change that removes it. */
export const activeFilters = (search: DebtsFilter) =>
  filterNames.flatMap((name) => {
    const values: string[] = [search[name] ?? []].flat()
    return values.map((value) => ({
      text: chipText(name, value),
      cleared: { [name]: toggleEntry(values, value) } as DebtsFilter,
    }))
  })
