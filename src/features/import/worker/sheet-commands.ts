import type { CsvTable } from '@/lib/csv-read'
import type { ImportColumn } from '@/rules/import-columns'
import type { UnsentRow } from '../check/rows'
import type { CellEdit, SheetChoices, SheetSettings } from '../review/summary'
import type { CheckedRows } from './checked-rows'
import type { RowStatuses } from './row-statuses'

/** An edit by the user. A group is the id of a group of issues. */
export type EditCommand =
  | { kind: 'edit'; edits: readonly CellEdit[] }
  /** Replaces every cell of a group, or those with one value. */
  | { kind: 'replace'; group: string; value: string | null; replacement: string }
  | { kind: 'apply-suggestions'; group: string }
  /** Accepts malformed rows as they were split into cells. */
  | { kind: 'accept-rows'; group: string }
  | { kind: 'exclude'; group: string }
  /** Restores the rows that the user excluded. */
  | { kind: 'restore-excluded' }
  | { kind: 'undo' }
  | { kind: 'redo' }

/** A change of the sheet. */
export type SheetCommand =
  | EditCommand
  /** Checks the whole file under new settings. */
  | { kind: 'check'; settings: SheetSettings; choices: SheetChoices }
  | { kind: 'choose'; choices: SheetChoices }
  /** Applies the outcome of a round of sending: added rows are excluded, rejected rows show why. */
  | { kind: 'apply-send-results'; created: readonly number[]; refused: readonly UnsentRow[] }

interface CellChange {
  rowIndex: number
  column: number
  before: string
  after: string
}

/** Applies commands to the rows of a table. */
export function createSheetCommands(
  { rows }: CsvTable,
  checked: CheckedRows,
  statuses: RowStatuses,
) {
  /** Edits of cells, oldest first; a bulk edit is one. Those from `undoneFrom` on were undone. */
  let steps: (readonly CellChange[])[] = []
  let undoneFrom = 0

  function recheck(rowIndexes: Iterable<number>, fields: ReadonlySet<ImportColumn>) {
    checked.recheck(rowIndexes, fields)
    statuses.findDuplicates()
  }

  function writeCells(changes: readonly CellChange[], text: 'before' | 'after') {
    for (const { rowIndex, column, [text]: value } of changes) {
      rows[rowIndex]?.setCell(column, value)
      checked.clearServerErrors(rowIndex)
    }
    const fields = new Set(changes.flatMap(({ column }) => checked.matches()[column] ?? []))
    recheck(new Set(changes.map(({ rowIndex }) => rowIndex)), fields)
  }

  function edit(edits: readonly CellEdit[]) {
    const changes = edits.flatMap(({ rowIndex, field, value }) => {
      const column = checked.ensureColumn(field)
      const before = rows[rowIndex]?.cellAt(column) ?? ''
      return column === -1 || before === value || checked.stateOf(rowIndex) === 'added'
        ? []
        : [{ rowIndex, column, before, after: value }]
    })
    if (changes.length === 0) return
    steps = [...steps.slice(0, undoneFrom), changes]
    undoneFrom += 1
    writeCells(changes, 'after')
  }

  function undo() {
    const step = steps[undoneFrom - 1]
    if (!step) return
    undoneFrom -= 1
    writeCells(step, 'before')
  }

  function redo() {
    const step = steps[undoneFrom]
    if (!step) return
    undoneFrom += 1
    writeCells(step, 'after')
  }

  const groupEntries = (group: string) => [
    ...checked.errors.entries(group),
    ...checked.warnings.entries(group),
  ]

  function acceptRows(group: string) {
    const rowIndexes = groupEntries(group).map(({ rowIndex }) => rowIndex)
    for (const rowIndex of rowIndexes) {
      const row = rows[rowIndex]
      if (row) row.problem = null
    }
    recheck(rowIndexes, new Set())
  }

  function applySendResults(created: readonly number[], refused: readonly UnsentRow[]) {
    for (const { row, issues } of refused) {
      const rowIndex = checked.rowIndexOf(row)
      if (rowIndex !== undefined) checked.setServerErrors(rowIndex, issues)
    }
    for (const row of created) {
      const rowIndex = checked.rowIndexOf(row)
      if (rowIndex !== undefined) checked.markAdded(rowIndex)
    }
    recheck(checked.rowsWithServerErrors(), new Set())
  }

  function apply(command: SheetCommand) {
    switch (command.kind) {
      case 'check':
        statuses.choose(command.choices)
        checked.check(command.settings)
        return statuses.findDuplicates()
      case 'choose':
        return statuses.choose(command.choices)
      case 'edit':
        return edit(command.edits)
      case 'replace':
        return edit(
          groupEntries(command.group).flatMap(({ rowIndex, issue: { column, value } }) =>
            column && (command.value === null || value === command.value)
              ? [{ rowIndex, field: column, value: command.replacement }]
              : [],
          ),
        )
      case 'apply-suggestions':
        return edit(
          groupEntries(command.group).flatMap(({ rowIndex, issue: { column, suggestion } }) =>
            column && suggestion !== undefined
              ? [{ rowIndex, field: column, value: suggestion }]
              : [],
          ),
        )
      case 'accept-rows':
        return acceptRows(command.group)
      case 'exclude':
        return statuses.exclude(groupEntries(command.group).map(({ rowIndex }) => rowIndex))
      case 'restore-excluded':
        return statuses.restoreExcluded()
      case 'undo':
        return undo()
      case 'redo':
        return redo()
      case 'apply-send-results':
        return applySendResults(command.created, command.refused)
      default:
        return command satisfies never
    }
  }

  return { apply, canUndo: () => undoneFrom > 0, canRedo: () => undoneFrom < steps.length }
}
