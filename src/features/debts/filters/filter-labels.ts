import { ageBandLabels } from '@/rules/ageing'
import { ukDate } from '@/rules/days'
import { formatMoney, parseMoney } from '@/rules/money'
import type { DebtRow } from '../debt-row'
import type { DebtsFilter, LimitState } from '../search'

/** A filter in use: how it reads, and what asking for it no longer comes to. */
export interface ActiveFilter {
  words: string
  without: DebtsFilter
}

export const limitWords: Record<LimitState, string> = {
  near: 'Within six months',
  passed: 'May have passed',
}

const inPounds = (text: string) => {
  const read = parseMoney(text)
  return read.ok && read.value !== null ? formatMoney(read.value) : text
}

/** Every filter in use, in the order of the form. */
export function activeFilters(filter: DebtsFilter): ActiveFilter[] {
  const { status = [], age = [], disputed, fee, type, department, limit } = filter
  const { from, to, min, max } = filter
  const one = (words: string | false | undefined, without: DebtsFilter) =>
    words ? [{ words, without }] : []
  return [
    ...status.map((entry) => {
      const others = status.filter((other) => other !== entry)
      return {
        words: `Status: ${entry}`,
        without: { status: others.length > 0 ? others : undefined },
      }
    }),
    ...age.map((band) => {
      const others = age.filter((other) => other !== band)
      return {
        words: `Age: ${ageBandLabels[band]}`,
        without: { age: others.length > 0 ? others : undefined },
      }
    }),
    ...one(disputed && (disputed === 'yes' ? 'Disputed' : 'Not disputed'), { disputed: undefined }),
    ...one(type && `Debtor: ${type}`, { type: undefined }),
    ...one(fee && `Fee type: ${fee}`, { fee: undefined }),
    ...one(department && `Department: ${department}`, { department: undefined }),
    ...one(limit && `Time limit: ${limitWords[limit]}`, { limit: undefined }),
    ...one(from && `Last invoice from ${ukDate(from)}`, { from: undefined }),
    ...one(to && `Last invoice to ${ukDate(to)}`, { to: undefined }),
    ...one(min && `Outstanding from ${inPounds(min)}`, { min: undefined }),
    ...one(max && `Outstanding to ${inPounds(max)}`, { max: undefined }),
  ]
}

/** What there is to choose from: what the debts say, and what is chosen already. */
export function choices(
  rows: readonly DebtRow[],
  field: 'status' | 'fee' | 'type' | 'department',
  chosen: readonly (string | undefined)[],
): string[] {
  const all = [...rows.map((row) => row[field]), ...chosen]
  return [...new Set(all)].filter((entry) => entry !== undefined && entry !== '').sort() as string[]
}
