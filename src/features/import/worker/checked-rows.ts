import { entryIdentity } from '@/api/debtor/identity'
import type { CsvRow } from '@/lib/csv-row'
import { type CheckSettings, checkRow } from '../check/check-row'
import {
  createDebtIndex,
  createRowKeys,
  type DuplicateMatch,
  type ExistingDebt,
  type FoundDebt,
  findDuplicateRows,
} from '../check/duplicates'
import type { ReadyRow, RowIssue } from '../check/rows'
import { createIssueGroups } from '../review/issue-groups'

const states = ['ready', 'to-fix', 'total', 'added'] as const
type State = (typeof states)[number]

/**
 * Results of the checks, by row index. Only figures and issues are kept to save memory; an entry
 * is parsed again when it is needed.
 */
export function createCheckedRows(rows: readonly CsvRow[]) {
  const count = rows.length
  const state = new Uint8Array(count)
  const figures = {
    initial: new Float64Array(count),
    outstanding: new Float64Array(count),
    interest: new Float64Array(count),
    compensation: new Float64Array(count),
  }
  const keys = createRowKeys(count)
  const details = new Map<number, Pick<ReadyRow, 'changes' | 'fileFee' | 'differs'>>()
  const errors = createIssueGroups()
  const warnings = createIssueGroups()
  const existingMatches = new Map<number, FoundDebt>()
  /** Server errors of rejected rows, kept until the row is changed. */
  const serverErrors = new Map<number, readonly RowIssue[]>()
  let existingDebts = createDebtIndex([])

  const setState = (rowIndex: number, next: State) => {
    state[rowIndex] = states.indexOf(next)
  }
  const stateOf = (rowIndex: number): State => states[state[rowIndex] ?? 0] ?? 'ready'

  function clearResult(rowIndex: number) {
    details.delete(rowIndex)
    existingMatches.delete(rowIndex)
    errors.set(rowIndex, [])
    warnings.set(rowIndex, [])
  }

  function storeReady(rowIndex: number, { entry, changes, fileFee, differs, ...row }: ReadyRow) {
    figures.initial[rowIndex] = entry.initial_debt
    figures.outstanding[rowIndex] = entry.amount_outstanding
    figures.interest[rowIndex] = row.interest
    figures.compensation[rowIndex] = row.compensation
    const identity = entryIdentity(entry)
    keys.set(rowIndex, identity)
    const found = existingDebts.find(identity)
    if (found) existingMatches.set(rowIndex, found)
    if (changes.length > 0 || fileFee || differs)
      details.set(rowIndex, { changes, fileFee, differs })
    warnings.set(rowIndex, row.warnings)
  }

  function entryAt(rowIndex: number, settings: CheckSettings) {
    const row = rows[rowIndex]
    const checked = row && checkRow(row, settings)
    if (checked?.kind !== 'ready') throw new Error(`Row ${row?.row} is not ready to be sent.`)
    return checked.entry
  }

  return {
    figures,
    errors,
    warnings,
    stateOf,
    entryAt,
    detailsOf: (rowIndex: number) => details.get(rowIndex),
    existingMatchOf: (rowIndex: number) => existingMatches.get(rowIndex),

    /** @returns the cells, so that callers need not split the row again */
    check(rowIndex: number, settings: CheckSettings): readonly string[] {
      const row = rows[rowIndex]
      if (!row) return []
      const { cells } = row
      if (stateOf(rowIndex) === 'added') return cells
      const checked = checkRow({ cells, problem: row.problem }, settings)
      const serverIssues = serverErrors.get(rowIndex)
      clearResult(rowIndex)
      keys.set(rowIndex, null)
      setState(rowIndex, checked.kind === 'ready' && serverIssues ? 'to-fix' : checked.kind)
      if (checked.kind === 'to-fix') errors.set(rowIndex, checked.issues)
      else if (checked.kind === 'ready' && serverIssues) errors.set(rowIndex, serverIssues)
      else if (checked.kind === 'ready') storeReady(rowIndex, checked)
      return cells
    },

    /** Sets the existing debts that rows are compared with. */
    compareWith(records: readonly ExistingDebt[], settings: CheckSettings) {
      existingDebts = createDebtIndex(records)
      existingMatches.clear()
      for (let rowIndex = 0; rowIndex < count && records.length > 0; rowIndex += 1) {
        const found =
          stateOf(rowIndex) === 'ready' &&
          existingDebts.find(entryIdentity(entryAt(rowIndex, settings)))
        if (found) existingMatches.set(rowIndex, found)
      }
    },

    /** Duplicates of another row or of an existing debt, by row index. */
    duplicates(): Map<number, DuplicateMatch> {
      const duplicates = new Map<number, DuplicateMatch>()
      for (const [rowIndex, found] of existingMatches)
        duplicates.set(rowIndex, { ...found, rowIndex })
      const cellsAt = (rowIndex: number) => rows[rowIndex]?.cells ?? []
      for (const duplicate of findDuplicateRows(keys, cellsAt)) {
        // An existing debt takes precedence over a duplicate row, whose rule may be to send it.
        if (existingMatches.get(duplicate.rowIndex)?.kind !== 'existingDebt') {
          duplicates.set(duplicate.rowIndex, duplicate)
        }
      }
      return duplicates
    },

    /** Marks a row as added. It keeps its keys, so that its duplicates are still found. */
    markAdded(rowIndex: number) {
      clearResult(rowIndex)
      setState(rowIndex, 'added')
    },

    setServerErrors: (rowIndex: number, issues: readonly RowIssue[]) =>
      serverErrors.set(rowIndex, issues),
    clearServerErrors: (rowIndex: number) => serverErrors.delete(rowIndex),
    rowsWithServerErrors: () => [...serverErrors.keys()],
  }
}

export type CheckedRows = ReturnType<typeof createCheckedRows>
