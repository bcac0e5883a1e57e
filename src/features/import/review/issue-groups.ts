import type { ImportColumn } from '@/rules/import-columns'
import type { RowIssue } from '../check/rows'

/** Rows with the same issue, which one edit can fix. */
export interface IssueGroup {
  id: string
  column: ImportColumn | null
  reason: string
  rows: number
  /** The first row numbers. */
  first: readonly number[]
  /** The invalid values, most frequent first. */
  values: readonly { value: string; rows: number; suggestion?: string }[]
  /** The number of distinct values, counted up to {@link maxValues}. */
  distinct: number
  suggestions: number
  isShape: boolean
}

const shownRows = 12
const shownValues = 6
const maxValues = 200

/** Messages about malformed rows contain numbers, so they are grouped by this prefix. */
const shapeReason = /^This row has /

const reasonOf = ({ column, reason }: Pick<RowIssue, 'column' | 'reason'>) =>
  column === null && shapeReason.test(reason) ? 'Cells and columns do not match' : reason

const ids = new Map<string, Map<ImportColumn | null, string>>()

/** Cached: thousands of rows share the same few reasons. */
function groupId({ column, reason }: RowIssue): string {
  const idsByColumn = ids.get(reason) ?? new Map<ImportColumn | null, string>()
  const id = idsByColumn.get(column) ?? `${column ?? ''}|${reasonOf({ column, reason })}`
  if (ids.size < 1_000) ids.set(reason, idsByColumn.set(column, id))
  return id
}

interface GrowingGroup extends Omit<IssueGroup, 'first' | 'values' | 'distinct'> {
  first: number[]
  values: Map<string, { value: string; rows: number; suggestion?: string }>
}

const emptyGroup = (id: string, issue: RowIssue): GrowingGroup => ({
  ...{ id, column: issue.column, reason: reasonOf(issue), rows: 0, suggestions: 0 },
  isShape: issue.isShape === true,
  first: [],
  values: new Map(),
})

/** The issues of all rows, by row and by group. */
export function createIssueGroups() {
  const byRowIndex = new Map<number, readonly RowIssue[]>()

  return {
    set(rowIndex: number, issues: readonly RowIssue[]) {
      if (issues.length > 0) byRowIndex.set(rowIndex, issues)
      else byRowIndex.delete(rowIndex)
    },

    of: (rowIndex: number) => byRowIndex.get(rowIndex) ?? [],
    any: (rowIndex: number) => byRowIndex.has(rowIndex),
    some: (is: (issue: RowIssue) => boolean) =>
      [...byRowIndex.values()].some((issues) => issues.some(is)),
    has: (rowIndex: number, id: string) =>
      byRowIndex.get(rowIndex)?.some((issue) => groupId(issue) === id) ?? false,

    entries(id: string): { rowIndex: number; issue: RowIssue }[] {
      return [...byRowIndex].flatMap(([rowIndex, issues]) =>
        issues.filter((issue) => groupId(issue) === id).map((issue) => ({ rowIndex, issue })),
      )
    },

    /** Groups, largest first. @param isOpen whether the issues of a row still count */
    groups(
      numberOf: (rowIndex: number) => number,
      isOpen: (rowIndex: number) => boolean,
    ): IssueGroup[] {
      const groups = new Map<string, GrowingGroup>()
      for (const [rowIndex, issues] of byRowIndex) {
        if (!isOpen(rowIndex)) continue
        for (const issue of issues) {
          const id = groupId(issue)
          const { value, suggestion } = issue
          const group = groups.get(id) ?? emptyGroup(id, issue)
          groups.set(id, group)
          group.rows += 1
          if (group.first.length < shownRows) group.first.push(numberOf(rowIndex))
          if (suggestion !== undefined) group.suggestions += 1
          const current = group.values.get(value)
          if (current) current.rows += 1
          else if (group.values.size < maxValues)
            group.values.set(value, { value, rows: 1, ...(suggestion && { suggestion }) })
        }
      }
      return [...groups.values()]
        .toSorted((one, other) => other.rows - one.rows)
        .map(({ values, ...group }) => ({
          ...group,
          first: group.first.toSorted((one, other) => one - other),
          distinct: values.size,
          values: [...values.values()]
            .toSorted((one, other) => other.rows - one.rows)
            .slice(0, shownValues),
        }))
    },
  }
}
