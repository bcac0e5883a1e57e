import { entryIdentity } from '@/api/debtor/identity'
import type { DebtEntry } from '@/api/debtor/request-body'
import type { CsvTable } from '@/lib/csv-read'
import type { ImportColumn } from '@/rules/import-columns'
import { type CheckSettings, checkRow } from '../check/check-row'
import {
  createDebtIndex,
  createRowKeys,
  type DuplicateMatch,
  type ExistingDebt,
  type FoundDebt,
  findDuplicateRows,
} from '../check/duplicates'
import { createDateFormatDetector, detectDateFormat } from '../check/formats'
import { columnIndexesOf } from '../check/row-cells'
import type { ReadyRow, RowIssue } from '../check/rows'
import type { Matches } from '../match/match-columns'
import { createIssueGroups } from '../review/issue-groups'
import type { SheetSettings } from '../review/summary'

const states = ['ready', 'to-fix', 'total', 'added'] as const
type State = (typeof states)[number]

const checkSettings = (
  { matches, dateOrder, decimal, today, rules }: SheetSettings,
  isSerial: boolean,
): CheckSettings => ({
  columnIndexes: columnIndexesOf(matches),
  dates: { order: dateOrder, isSerial },
  decimal,
  today,
  rules,
})

/**
 * The rows of a file with the results of their checks, by row index. Only figures and issues are
 * kept to save memory; an entry is parsed again when it is needed.
 */
export function createCheckedRows({ header, rows }: CsvTable) {
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
  const rowIndexByNumber = new Map(rows.map(({ row }, rowIndex) => [row, rowIndex]))
  let existingDebts = createDebtIndex([])
  let settings: SheetSettings | null = null
  let checking: CheckSettings | null = null
  let dates = { isOpen: false, isSerial: false }

  const matches = (): Matches => settings?.matches ?? []

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

  /** @returns the cells, so that callers need not split the row again */
  function checkAt(rowIndex: number): readonly string[] {
    const row = rows[rowIndex]
    if (!row || !checking) return []
    const { cells } = row
    if (stateOf(rowIndex) === 'added') return cells
    const checked = checkRow({ cells, problem: row.problem }, checking)
    const serverIssues = serverErrors.get(rowIndex)
    clearResult(rowIndex)
    keys.set(rowIndex, null)
    setState(rowIndex, checked.kind === 'ready' && serverIssues ? 'to-fix' : checked.kind)
    if (checked.kind === 'to-fix') errors.set(rowIndex, checked.issues)
    else if (checked.kind === 'ready' && serverIssues) errors.set(rowIndex, serverIssues)
    else if (checked.kind === 'ready') storeReady(rowIndex, checked)
    return cells
  }

  /** Checks every row again if the date column turns out to hold serial numbers, or no longer does. */
  function applyDateFormat(now: typeof dates) {
    const isTurned = now.isSerial !== dates.isSerial
    dates = now
    if (!isTurned || !settings) return
    checking = checkSettings(settings, now.isSerial)
    for (let rowIndex = 0; rowIndex < count; rowIndex += 1) checkAt(rowIndex)
  }

  function* column(field: ImportColumn) {
    const columnIndex = matches().indexOf(field)
    if (columnIndex === -1) return
    for (const row of rows) yield row.cellAt(columnIndex)
  }

  /** Parses the debt of a row. */
  function entryAt(rowIndex: number): DebtEntry {
    if (!checking) throw new Error('The columns have not been matched.')
    const row = rows[rowIndex]
    const checked = row && checkRow(row, checking)
    if (checked?.kind !== 'ready') throw new Error(`Row ${row?.row} is not ready to be sent.`)
    return checked.entry
  }

  return {
    count,
    figures,
    errors,
    warnings,
    /** Existing debts that ready rows match, by row index. */
    existingMatches: existingMatches as ReadonlyMap<number, FoundDebt>,
    stateOf,
    entryAt,
    matches,
    settings: () => settings,
    isDateOrderOpen: () => dates.isOpen,
    numberOf: (rowIndex: number) => rows[rowIndex]?.row ?? 0,
    rowIndexOf: (row: number) => rowIndexByNumber.get(row),
    detailsOf: (rowIndex: number) => details.get(rowIndex),

    /** Checks every row under new settings and detects the date format in the same pass. */
    check(next: SheetSettings) {
      settings = next
      dates = { isOpen: false, isSerial: false }
      checking = checkSettings(next, false)
      const dateColumn = next.matches.indexOf('last_invoice_date')
      const detector = createDateFormatDetector()
      for (let rowIndex = 0; rowIndex < count; rowIndex += 1)
        detector.add(checkAt(rowIndex)[dateColumn] ?? '')
      applyDateFormat(detector.result())
    },

    /** Checks the changed rows. A changed date can change the date format of the whole column. */
    recheck(rowIndexes: Iterable<number>, fields: ReadonlySet<ImportColumn>) {
      if (!checking) return
      for (const rowIndex of rowIndexes) checkAt(rowIndex)
      if (fields.has('last_invoice_date'))
        applyDateFormat(detectDateFormat(column('last_invoice_date')))
    },

    /** The column of a field; a field without one gets one when a value is entered for it. */
    ensureColumn(field: ImportColumn): number {
      const found = matches().indexOf(field)
      if (found !== -1 || !settings) return found
      header.push(field)
      for (const row of rows) row.cells = [...row.cells, '']
      settings = { ...settings, matches: [...settings.matches, field] }
      checking = checkSettings(settings, dates.isSerial)
      return settings.matches.length - 1
    },

    /** Sets the existing debts that rows are compared with. */
    compareWith(records: readonly ExistingDebt[]) {
      if (!checking) return
      existingDebts = createDebtIndex(records)
      existingMatches.clear()
      for (let rowIndex = 0; rowIndex < count && records.length > 0; rowIndex += 1) {
        const found =
          stateOf(rowIndex) === 'ready' && existingDebts.find(entryIdentity(entryAt(rowIndex)))
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
