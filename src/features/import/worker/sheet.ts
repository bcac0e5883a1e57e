import { entryIdentity, isSimilarDebt } from '@/api/debtor/identity'
import type { DebtEntry } from '@/api/debtor/request-body'
import type { CsvTable } from '@/lib/csv-read'
import type { ImportColumn } from '@/rules/import-columns'
import type { CheckSettings } from '../check/check-row'
import { createDateFormatDetector, detectDateFormat } from '../check/date-order'
import { hasDecimalComma } from '../check/decimal-sign'
import {
  createDebtIndex,
  type DuplicateMatch,
  type ExistingDebt,
  type FoundDebt,
} from '../check/duplicates'
import { columnIndexesOf } from '../check/row-cells'
import type { RowIssue, SentRows, UnsentRow } from '../check/rows'
import type {
  CellEdit,
  ComparisonChange,
  ExistingMatch,
  Review,
  RowFilter,
  RowStatus,
  SheetChoices,
  SheetRow,
  SheetSettings,
} from '../review/summary'
import { createCheckedRows } from './checked-rows'
import { correctionsCsv } from './corrections'
import { createHistory } from './history'
import { summariseDuplicates } from './summarise-duplicates'
import { summariseRows } from './summarise-rows'

/** The rejected amount would be valid with a decimal comma. */
const mayUseDecimalComma = ({ column, value }: RowIssue) =>
  (column === 'initial_debt' || column === 'amount_outstanding') && hasDecimalComma(value)

/** A file as an editable sheet, with the results of the checks for each row. */
export function createSheet(table: CsvTable) {
  const { rows } = table
  const count = rows.length
  const checked = createCheckedRows(rows)
  const { errors, warnings, figures, stateOf } = checked
  const excluded = new Uint8Array(count)
  const history = createHistory()
  let settings: SheetSettings | null = null
  let checking: CheckSettings | null = null
  let dates = { isOpen: false, isSerial: false }
  let duplicates = new Map<number, DuplicateMatch>()
  /** Ids of the debts of the last comparison. */
  let comparedIds: ReadonlySet<number> = new Set()
  let choices: SheetChoices | null = null

  const rowIndexByNumber = new Map(rows.map(({ row }, rowIndex) => [row, rowIndex]))
  const numberOf = (rowIndex: number) => rows[rowIndex]?.row ?? 0

  function* column(field: ImportColumn) {
    const columnIndex = settings?.matches.indexOf(field) ?? -1
    if (columnIndex === -1) return
    for (const row of rows) yield row.cellAt(columnIndex)
  }

  const checkRowAt = (rowIndex: number) => (checking ? checked.check(rowIndex, checking) : [])

  /** Checks every row and detects the date format in the same pass. */
  function checkAll() {
    const dateColumn = settings?.matches.indexOf('last_invoice_date') ?? -1
    const detector = createDateFormatDetector()
    for (let rowIndex = 0; rowIndex < count; rowIndex += 1)
      detector.add(checkRowAt(rowIndex)[dateColumn] ?? '')
    applyDateFormat(detector.result())
  }

  /** Checks every row again if the date column turns out to hold serial numbers, or no longer does. */
  function applyDateFormat(now: typeof dates) {
    const isTurned = now.isSerial !== dates.isSerial
    dates = now
    if (!isTurned || !checking) return
    checking = { ...checking, dates: { ...checking.dates, isSerial: now.isSerial } }
    for (let rowIndex = 0; rowIndex < count; rowIndex += 1) checkRowAt(rowIndex)
  }

  function findDuplicates() {
    duplicates = checked.duplicates()
  }

  /** Checks the changed rows. A changed date can change the date format of the whole column. */
  function recheck(rowIndexes: Iterable<number>, fields: ReadonlySet<ImportColumn>) {
    if (!checking) return
    for (const rowIndex of rowIndexes) checkRowAt(rowIndex)
    if (fields.has('last_invoice_date'))
      applyDateFormat(detectDateFormat(column('last_invoice_date')))
    findDuplicates()
  }

  const exclusionOf = (rowIndex: number): SheetRow['exclusion'] => {
    if (stateOf(rowIndex) === 'total') return 'total'
    if (excluded[rowIndex]) return 'person'
    const duplicate = stateOf(rowIndex) === 'ready' ? duplicates.get(rowIndex) : undefined
    return duplicate && choices?.duplicates[duplicate.kind] === 'leave' ? duplicate.kind : null
  }

  const statusOf = (rowIndex: number): RowStatus => {
    const state = stateOf(rowIndex)
    if (state === 'added') return state
    if (state === 'total' || exclusionOf(rowIndex)) return 'left-out'
    return state
  }

  function isShown(rowIndex: number, filter: RowFilter): boolean {
    if (filter.kind === 'issue')
      return errors.has(rowIndex, filter.id) || warnings.has(rowIndex, filter.id)
    if (filter.kind === 'all') return true
    const status = statusOf(rowIndex)
    return filter.kind === 'warned'
      ? status === 'ready' && warnings.any(rowIndex)
      : status === filter.kind
  }

  function shownRowIndexes(filter: RowFilter): number[] {
    const rowIndexes: number[] = []
    for (let rowIndex = 0; rowIndex < count; rowIndex += 1)
      if (isShown(rowIndex, filter)) rowIndexes.push(rowIndex)
    return rowIndexes
  }

  function ensureColumn(field: ImportColumn): number {
    const matches = settings?.matches ?? []
    const found = matches.indexOf(field)
    if (found !== -1 || !settings || !checking) return found
    // A field without a column gets one when a value is entered for it.
    table.header.push(field)
    for (const row of rows) row.cells = [...row.cells, '']
    settings = { ...settings, matches: [...matches, field] }
    checking = { ...checking, columnIndexes: columnIndexesOf(settings.matches) }
    return matches.length
  }

  function writeCells(changes: readonly { rowIndex: number; column: number; value: string }[]) {
    for (const { rowIndex, column: at, value } of changes) {
      rows[rowIndex]?.setCell(at, value)
      checked.clearServerErrors(rowIndex)
    }
    const fields = new Set(changes.flatMap(({ column: at }) => settings?.matches[at] ?? []))
    recheck(new Set(changes.map(({ rowIndex }) => rowIndex)), fields)
  }

  function edit(edits: readonly CellEdit[]) {
    const changes = edits.flatMap(({ rowIndex, field, value }) => {
      const at = ensureColumn(field)
      const before = rows[rowIndex]?.cellAt(at) ?? ''
      return at === -1 || before === value || stateOf(rowIndex) === 'added'
        ? []
        : [{ rowIndex, column: at, before, after: value }]
    })
    if (changes.length === 0) return
    history.add(changes)
    writeCells(changes.map(({ after, ...change }) => ({ ...change, value: after })))
  }

  /** The entries of a group of issues, or only those with one value. */
  const groupEntries = (id: string, value: string | null) =>
    [...errors.entries(id), ...warnings.entries(id)].filter(
      ({ issue }) => value === null || issue.value === value,
    )

  function review(): Review {
    const matches = settings?.matches ?? []
    const feeMode = choices?.feeMode ?? 'Fixed Fee'
    return {
      fields: matches.filter((field) => field !== null),
      today: settings?.today ?? null,
      matches,
      ...summariseRows(checked, { count, numberOf, statusOf, feeMode }),
      errors: errors.groups(numberOf, (rowIndex) => statusOf(rowIndex) === 'to-fix'),
      warnings: warnings.groups(numberOf, (rowIndex) => statusOf(rowIndex) === 'ready'),
      duplicates: summariseDuplicates(undecidedDuplicates(), { numberOf, entryAt }),
      dateOrderOpen: dates.isOpen,
      decimalOpen: settings?.decimal === 'comma' || errors.some(mayUseDecimalComma),
      excluded: excluded.reduce((sum, one) => sum + one, 0),
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
    }
  }

  /** Existing debts that match these rows, by row index. */
  function existingMatches(rowIndexes: ReadonlySet<number>): Map<number, FoundDebt> {
    return new Map(
      [...rowIndexes].flatMap((rowIndex) => {
        const found = checked.existingMatchOf(rowIndex)
        return found ? [[rowIndex, found]] : []
      }),
    )
  }

  const undecidedDuplicates = () =>
    [...duplicates.values()].filter(
      ({ rowIndex }) => stateOf(rowIndex) === 'ready' && !excluded[rowIndex],
    )

  function entryAt(rowIndex: number): DebtEntry {
    if (!checking) throw new Error('The columns have not been matched.')
    return checked.entryAt(rowIndex, checking)
  }

  return {
    /** Checks the whole file under new settings. */
    check(next: SheetSettings) {
      settings = next
      dates = { isOpen: false, isSerial: false }
      checking = {
        columnIndexes: columnIndexesOf(next.matches),
        dates: { order: next.dateOrder, isSerial: false },
        decimal: next.decimal,
        today: next.today,
        rules: next.rules,
      }
      checkAll()
      findDuplicates()
    },

    choose(next: SheetChoices) {
      choices = next
    },

    /** Compares the rows with the existing debts and returns the differences from the last list. */
    compareWith(records: readonly ExistingDebt[]): ComparisonChange {
      const selectedBefore = new Set(shownRowIndexes({ kind: 'ready' }))
      const matchesBefore = existingMatches(selectedBefore)
      const idsBefore = comparedIds
      comparedIds = new Set(records.map(({ id }) => id))
      if (checking) checked.compareWith(records, checking)
      findDuplicates()
      const selected = new Set(shownRowIndexes({ kind: 'ready' }))
      const isNew = (rowIndex: number, { kind, other }: FoundDebt) => {
        const before = matchesBefore.get(rowIndex)
        return (
          !before || !idsBefore.has(other.id) || (kind === 'existingDebt' && before.kind !== kind)
        )
      }
      const newKinds = [...existingMatches(new Set([...selectedBefore, ...selected]))].flatMap(
        ([rowIndex, found]) => (isNew(rowIndex, found) ? [found.kind] : []),
      )
      const newlyExisting = newKinds.filter((kind) => kind === 'existingDebt').length
      return {
        newlyExisting,
        newlySimilar: newKinds.length - newlyExisting,
        isSelectionChanged:
          selected.size !== selectedBefore.size ||
          [...selected].some((rowIndex) => !selectedBefore.has(rowIndex)),
      }
    },

    /** Returns those of the numbered rows that equal or resemble one of these debts. */
    matchingRows(
      numbers: readonly number[],
      records: readonly ExistingDebt[],
    ): readonly ExistingMatch[] {
      const debtIndex = createDebtIndex(records)
      return numbers.flatMap((row) => {
        const identity = entryIdentity(entryAt(rowIndexByNumber.get(row) ?? -1))
        const found = debtIndex.find(identity)
        if (!found) return []
        const isSame = found.kind === 'existingDebt'
        return isSame || isSimilarDebt(identity, found.other)
          ? [{ row, isSame, existing: found.other }]
          : []
      })
    },

    review,

    /** A page of the filtered rows. */
    rows(filter: RowFilter, from: number, length: number): { total: number; rows: SheetRow[] } {
      const rowIndexes = shownRowIndexes(filter)
      const fieldColumns = (settings?.matches ?? []).flatMap((field, at) => (field ? [at] : []))
      return {
        total: rowIndexes.length,
        rows: rowIndexes.slice(from, from + length).map((rowIndex) => ({
          rowIndex,
          row: numberOf(rowIndex),
          status: statusOf(rowIndex),
          values: fieldColumns.map((at) => rows[rowIndex]?.cellAt(at) ?? ''),
          issues: errors.of(rowIndex),
          warnings: warnings.of(rowIndex),
          exclusion: exclusionOf(rowIndex),
        })),
      }
    },

    edit,

    /** Replaces every cell of a group of issues, or every cell with one value. */
    replaceInGroup(id: string, value: string | null, replacement: string) {
      edit(
        groupEntries(id, value).flatMap(({ rowIndex, issue }) =>
          issue.column ? [{ rowIndex, field: issue.column, value: replacement }] : [],
        ),
      )
    },

    /** Replaces the cells of a group with their suggestions. */
    applySuggestions(id: string) {
      edit(
        groupEntries(id, null).flatMap(({ rowIndex, issue }) =>
          issue.column && issue.suggestion !== undefined
            ? [{ rowIndex, field: issue.column, value: issue.suggestion }]
            : [],
        ),
      )
    },

    /** Accepts malformed rows as they were split into cells. */
    acceptRows(id: string) {
      const rowIndexes = groupEntries(id, null).map(({ rowIndex }) => rowIndex)
      for (const rowIndex of rowIndexes) {
        const row = rows[rowIndex]
        if (row) row.problem = null
      }
      recheck(rowIndexes, new Set())
    },

    /** Restores the rows that the user excluded. */
    restoreExcluded() {
      excluded.fill(0)
    },

    excludeGroup(id: string) {
      for (const { rowIndex } of groupEntries(id, null)) excluded[rowIndex] = 1
    },

    undo() {
      writeCells(history.undo().map(({ before, ...change }) => ({ ...change, value: before })))
    },

    redo() {
      writeCells(history.redo().map(({ after, ...change }) => ({ ...change, value: after })))
    },

    /** The rows to send, in the order of the file. */
    rowsToSend(): SentRows {
      const rowIndexes = shownRowIndexes({ kind: 'ready' })
      return {
        rows: Int32Array.from(rowIndexes, numberOf),
        outstanding: Float64Array.from(
          rowIndexes,
          (rowIndex) => figures.outstanding[rowIndex] ?? 0,
        ),
      }
    },

    /** Parses the debts of the numbered rows. */
    entries(numbers: readonly number[]): DebtEntry[] {
      return numbers.map((number) => entryAt(rowIndexByNumber.get(number) ?? -1))
    },

    /** The rows that were not imported as CSV, with the reasons. */
    corrections(left: readonly UnsentRow[]): string {
      const issuesByRow = new Map(left.map(({ row, issues }) => [row, issues]))
      const open = rows.flatMap(({ row, cells }, rowIndex) => {
        const issues =
          issuesByRow.get(row) ?? (statusOf(rowIndex) === 'to-fix' ? errors.of(rowIndex) : null)
        return issues ? [{ row, cells, issues }] : []
      })
      return correctionsCsv(table.header, open)
    },

    /** Applies the outcome of a round of sending: added rows are excluded, rejected rows show why. */
    applySendResults(created: readonly number[], refused: readonly UnsentRow[]) {
      for (const { row, issues } of refused) {
        const rowIndex = rowIndexByNumber.get(row)
        if (rowIndex !== undefined) checked.setServerErrors(rowIndex, issues)
      }
      for (const row of created) {
        const rowIndex = rowIndexByNumber.get(row)
        if (rowIndex !== undefined) checked.markAdded(rowIndex)
      }
      for (const rowIndex of checked.rowsWithServerErrors()) checkRowAt(rowIndex)
      findDuplicates()
    },
  }
}
