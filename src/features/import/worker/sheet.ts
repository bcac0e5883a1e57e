import { entryIdentity, isSimilarDebt } from '@/api/debtor/identity'
import type { DebtEntry } from '@/api/debtor/request-body'
import type { CsvTable } from '@/lib/csv-read'
import { writeRows } from '@/lib/csv-write'
import { createDebtIndex, type ExistingDebt } from '../check/duplicates'
import { hasDecimalComma } from '../check/formats'
import { issueMessage, type RowIssue, type SentRows, type UnsentRow } from '../check/rows'
import { importFields } from '../fields'
import type {
  ComparisonChange,
  ExistingMatch,
  Review,
  RowFilter,
  SheetRow,
} from '../review/summary'
import { createCheckedRows } from './checked-rows'
import { createRowStatuses } from './row-statuses'
import { createSheetCommands } from './sheet-commands'
import { summariseDuplicates, summariseRows } from './summarise'

/** The rejected amount would be valid with a decimal comma. */
const mayUseDecimalComma = ({ column, value }: RowIssue) =>
  (column === 'initial_debt' || column === 'amount_outstanding') && hasDecimalComma(value)

const rowColumn = 'Row in your file'
const reasonColumn = 'What to fix'

const reasonOf = (issue: RowIssue) =>
  issue.column ? `${importFields[issue.column].label}: ${issueMessage(issue)}` : issueMessage(issue)

/** A file as an editable sheet, with the results of the checks for each row. */
export function createSheet(table: CsvTable) {
  const { header, rows } = table
  const checked = createCheckedRows(table)
  const statuses = createRowStatuses(checked)
  const commands = createSheetCommands(table, checked, statuses)
  const { errors, warnings, figures, numberOf, entryAt } = checked
  /** Ids of the debts of the last comparison. */
  let comparedIds: ReadonlySet<number> = new Set()

  return {
    apply: commands.apply,

    review(): Review {
      const settings = checked.settings()
      const { statusOf } = statuses
      return {
        fields: checked.matches().filter((field) => field !== null),
        today: settings?.today ?? null,
        matches: checked.matches(),
        ...summariseRows(checked, statuses),
        errors: errors.groups(numberOf, (rowIndex) => statusOf(rowIndex) === 'to-fix'),
        warnings: warnings.groups(numberOf, (rowIndex) => statusOf(rowIndex) === 'ready'),
        duplicates: summariseDuplicates(statuses.openDuplicates(), checked),
        dateOrderOpen: checked.isDateOrderOpen(),
        decimalOpen: settings?.decimal === 'comma' || errors.some(mayUseDecimalComma),
        excluded: statuses.excludedCount(),
        canUndo: commands.canUndo(),
        canRedo: commands.canRedo(),
      }
    },

    /** Compares the rows with the existing debts and returns the differences from the last list. */
    compareWith(records: readonly ExistingDebt[]): ComparisonChange {
      const readyRows = () => new Set(statuses.shown({ kind: 'ready' }))
      const before = {
        ids: comparedIds,
        selected: readyRows(),
        matches: new Map(checked.existingMatches),
      }
      comparedIds = new Set(records.map(({ id }) => id))
      checked.compareWith(records)
      statuses.findDuplicates()
      const selected = readyRows()
      const newKinds = [...new Set([...before.selected, ...selected])].flatMap((rowIndex) => {
        const found = checked.existingMatches.get(rowIndex)
        if (!found) return []
        const earlier = before.selected.has(rowIndex) && before.matches.get(rowIndex)
        const isKnown =
          earlier &&
          before.ids.has(found.other.id) &&
          (found.kind === 'similarDebt' || earlier.kind === 'existingDebt')
        return isKnown ? [] : [found.kind]
      })
      const newlyExisting = newKinds.filter((kind) => kind === 'existingDebt').length
      return {
        newlyExisting,
        newlySimilar: newKinds.length - newlyExisting,
        isSelectionChanged:
          selected.size !== before.selected.size ||
          [...selected].some((rowIndex) => !before.selected.has(rowIndex)),
      }
    },

    /** Returns those of the numbered rows that equal or resemble one of these debts. */
    matchingRows(
      numbers: readonly number[],
      records: readonly ExistingDebt[],
    ): readonly ExistingMatch[] {
      const debtIndex = createDebtIndex(records)
      return numbers.flatMap((row) => {
        const identity = entryIdentity(entryAt(checked.rowIndexOf(row) ?? -1))
        const found = debtIndex.find(identity)
        if (!found) return []
        const isSame = found.kind === 'existingDebt'
        return isSame || isSimilarDebt(identity, found.other)
          ? [{ row, isSame, existing: found.other }]
          : []
      })
    },

    /** A page of the filtered rows. */
    rows(filter: RowFilter, from: number, length: number): { total: number; rows: SheetRow[] } {
      const rowIndexes = statuses.shown(filter)
      const fieldColumns = checked.matches().flatMap((field, column) => (field ? [column] : []))
      return {
        total: rowIndexes.length,
        rows: rowIndexes.slice(from, from + length).map((rowIndex) => ({
          rowIndex,
          row: numberOf(rowIndex),
          status: statuses.statusOf(rowIndex),
          values: fieldColumns.map((column) => rows[rowIndex]?.cellAt(column) ?? ''),
          issues: errors.of(rowIndex),
          warnings: warnings.of(rowIndex),
        })),
      }
    },

    /** The rows to send, in the order of the file. */
    rowsToSend(): SentRows {
      const rowIndexes = statuses.shown({ kind: 'ready' })
      return {
        rows: Int32Array.from(rowIndexes, numberOf),
        outstanding: Float64Array.from(
          rowIndexes,
          (rowIndex) => figures.outstanding[rowIndex] ?? 0,
        ),
      }
    },

    /** Parses the debts of the numbered rows. */
    entries: (numbers: readonly number[]): DebtEntry[] =>
      numbers.map((row) => entryAt(checked.rowIndexOf(row) ?? -1)),

    /**
     * The rows that were not imported as CSV: their columns, then the row number and the reasons,
     * which the next import ignores. These two replace those of an earlier file of corrections.
     */
    corrections(left: readonly UnsentRow[]): string {
      const keptColumns = header.flatMap((name, index) =>
        name === rowColumn || name === reasonColumn ? [] : [index],
      )
      const keptCells = (cells: readonly string[]) => keptColumns.map((index) => cells[index] ?? '')
      const issuesByRow = new Map(left.map(({ row, issues }) => [row, issues]))
      const lines = rows.flatMap(({ row, cells }, rowIndex) => {
        const isToFix = statuses.statusOf(rowIndex) === 'to-fix'
        const issues = issuesByRow.get(row) ?? (isToFix ? errors.of(rowIndex) : null)
        return issues ? [[...keptCells(cells), row, issues.map(reasonOf).join('; ')]] : []
      })
      return writeRows([[...keptCells(header), rowColumn, reasonColumn], ...lines])
    },
  }
}
