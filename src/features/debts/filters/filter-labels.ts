import { ageBandLabels } from '@/rules/ageing'
import { ukDate } from '@/rules/days'
import { formatMoney, parseMoney } from '@/rules/money'
import type { DebtRow } from '../debt-row'
import type { DebtsFilter, LimitState } from '../search'

/** An active filter: its label, and the change that removes it. */
export interface ActiveFilter {
  label: string
  cleared: DebtsFilter
}

export const limitLabels: Record<LimitState, string> = {
  near: 'Within six months',
  passed: 'May have passed',
}

const formatTypedAmount = (text: string) => {
  const read = parseMoney(text)
  return read.ok && read.value !== null ? formatMoney(read.value) : text
}

/** The active filters in the order of the form. */
export function activeFilters(filter: DebtsFilter): ActiveFilter[] {
  const { status = [], age = [], disputed, fee, type, department, limit } = filter
  const { from, to, min, max } = filter
  const filterChip = (label: string | false | undefined, cleared: DebtsFilter) =>
    label ? [{ label, cleared }] : []
  return [
    ...status.map((entry) => {
      const others = status.filter((other) => other !== entry)
      return {
        label: `Status: ${entry}`,
        cleared: { status: others.length > 0 ? others : undefined },
      }
    }),
    ...age.map((band) => {
      const others = age.filter((other) => other !== band)
      return {
        label: `Age: ${ageBandLabels[band]}`,
        cleared: { age: others.length > 0 ? others : undefined },
      }
    }),
    ...filterChip(disputed && (disputed === 'yes' ? 'Disputed' : 'Not disputed'), {
      disputed: undefined,
    }),
    ...filterChip(type && `Debtor: ${type}`, { type: undefined }),
    ...filterChip(fee && `Fee type: ${fee}`, { fee: undefined }),
    ...filterChip(department && `Department: ${department}`, { department: undefined }),
    ...filterChip(limit && `Time limit: ${limitLabels[limit]}`, { limit: undefined }),
    ...filterChip(from && `Last invoice from ${ukDate(from)}`, { from: undefined }),
    ...filterChip(to && `Last invoice to ${ukDate(to)}`, { to: undefined }),
    ...filterChip(min && `Outstanding from ${formatTypedAmount(min)}`, { min: undefined }),
    ...filterChip(max && `Outstanding to ${formatTypedAmount(max)}`, { max: undefined }),
  ]
}

/** The distinct values of a field, including selected ones that no debt has any more. */
export function filterOptions(
  rows: readonly DebtRow[],
  field: 'status' | 'fee' | 'type' | 'department',
  selected: readonly (string | undefined)[],
): string[] {
  const all = [...rows.map((row) => row[field]), ...selected]
  return [...new Set(all)].filter((entry) => entry !== undefined && entry !== '').sort() as string[]
}
