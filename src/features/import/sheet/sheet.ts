import type { Table } from '@/lib/csv-read'
import { distinct } from '@/lib/distinct'
import { sheetFieldNames } from '../cells/sheet-fields'
import { checkRow, unchecked } from './check-row'
import { looksLikeDebt } from './column-values'
import { type FileRules, findFileRules } from './file-rules'
import { createListIndex, markLeftOut } from './leave-out'
import { matchColumns, sharedFields } from './match-columns'
import { missingFields } from './missing-fields'
import {
  type Decisions,
  type LeftOutReason,
  type ListedDebt,
  type ProblemGroup,
  pageRows,
  type RowFilter,
  type SendResults,
  type SendRow,
  type SheetColumn,
  type SheetField,
  type SheetRow,
  type Summary,
} from './protocol'
import { columnIn, createReaders } from './read-cell'
import { RowState } from './row-state'
import { applyResults, takeBatch, writeRowsToFix } from './send-rows'
import { summarise } from './summarise'
import { unmarkedAmounts } from './unmarked-amounts'

type Rows = readonly RowState[]
type Changeable = Pick<RowState, 'cells' | 'problem' | 'override' | 'serverIssues'>

/** The fields of a page of rows that come first. */
const leadingFields: readonly SheetField[] = [
  ...(['company_name', 'trading_name', 'first_names', 'last_name'] as const),
  ...(['last_invoice_date', 'initial_debt', 'amount_outstanding'] as const),
]

/**
 * The sheet of an import: the rows of a file, what a person decided about them, and what follows from both.
 * The page runs its methods as commands; those that change the sheet return the new summary.
 */
export class Sheet {
  readonly #firstLine: readonly string[]
  /** The first line and all rows below it. */
  readonly #lines: Rows
  readonly #rowsByNumber: ReadonlyMap<number, RowState>
  readonly #looksHeaderless: boolean
  #rows: Rows = []
  /** Names of the columns, as the file has them. */
  #header: readonly string[] = []
  #columns: SheetColumn[] = []
  #contested: readonly SheetField[] = []
  #decisions: Decisions
  /** Null until every needed field has a column. */
  #fileRules: FileRules | null = null
  #findListed: ReturnType<typeof createListIndex> | null = null
  /** The rows changed at each step, as they were before it. */
  readonly #history: (readonly [RowState, Changeable])[][] = []
  #version = 0
  #summary: Summary

  constructor(table: Table, settings: Pick<Decisions, 'today' | 'rules'>) {
    this.#firstLine = table.header
    const firstLine = { number: table.headerRow, cells: table.header, problem: null }
    this.#lines = [firstLine, ...table.rows].map((row) => new RowState(row))
    this.#rowsByNumber = new Map(this.#lines.map((row) => [row.number, row]))
    this.#looksHeaderless = table.knownNames < 2 && looksLikeDebt(table.header)
    this.#decisions = {
      ...settings,
      feeMode: 'Fixed Fee',
      dateOrder: null,
      decimalSign: null,
      importWithoutDate: false,
      blankOutstanding: null,
      firstLineIsDebt: this.#looksHeaderless && table.knownNames === 0,
    }
    this.#matchColumns()
    this.#summary = this.#checkAll()
  }

  summary(): Summary {
    return this.#summary
  }

  /** Takes the field from the column that had it, unless several may have it. */
  setMatch(columnIndex: number, field: SheetField | null): Summary {
    this.#columns = this.#columns.map((column) => {
      if (column.index === columnIndex) return { ...column, field, matchedBy: field && 'person' }
      const isTaken = field !== null && column.field === field && !sharedFields.has(field)
      return isTaken ? { ...column, field: null, matchedBy: null } : column
    })
    this.#contested = this.#contested.filter((each) => each !== field)
    return this.#checkAll()
  }

  decide(changes: Partial<Decisions>): Summary {
    this.#decisions = { ...this.#decisions, ...changes }
    if (changes.firstLineIsDebt !== undefined) this.#matchColumns()
    return this.#checkAll()
  }

  /** Changes a cell and checks its row alone. A field without a column gets one. */
  edit(rowNumber: number, field: SheetField, text: string): Summary {
    return this.#editCells([this.#rowOf(rowNumber)], field, () => text)
  }

  /** Applies the mend of a problem group that is a command. */
  mend(problem: string): Summary {
    const found = this.#summary.problems.find(({ id }) => id === problem)
    const rows = this.#rows.filter((row) => row.isShown({ problem }))
    if (found?.mend === 'accept-shape') return this.#change(rows, () => ({ problem: null }))
    if (found?.mend === 'leave-out-rows')
      return this.#change(rows, () => ({ override: 'leave-out' }))
    if (!found?.field) return this.#summary
    return this.#editCells(rows, found.field, ({ issues }) => {
      const issue = issues.find(({ group }) => group === problem)
      return issue?.suggestion ?? ''
    })
  }

  /** Leaves rows out, or takes them in. */
  override(rowNumbers: readonly number[], override: 'include' | 'leave-out'): Summary {
    return this.#change(rowNumbers.map(this.#rowOf), () => ({ override }))
  }

  /** Takes in all rows that are left out for this reason now. */
  includeAll(reason: LeftOutReason): Summary {
    const rows = this.#rows.filter((row) => row.leftOut?.reason === reason)
    return this.#change(rows, () => ({ override: 'include' }))
  }

  /** Undoes the last edit, mend, exclusion or inclusion. */
  undo(): Summary {
    for (const [row, before] of this.#history.pop() ?? []) {
      Object.assign(row, before)
      this.#check(row)
    }
    return this.#summarise()
  }

  /** Compares the rows with the client's list as it was read last. */
  compare(list: readonly ListedDebt[]): Summary {
    this.#findListed = list.length > 0 ? createListIndex(list) : null
    for (const row of this.#rows) this.#findInList(row)
    return this.#summarise()
  }

  /** Up to {@link pageRows} rows in the order of the file, and how many the filter has. */
  rows(filter: RowFilter, page: number): { rows: SheetRow[]; total: number } {
    const { readers } = this.#fileRules ?? {}
    if (!readers) return { rows: [], total: 0 }
    const found = this.#rows.filter((row) => row.isShown(filter))
    const shown = found.slice(page * pageRows, (page + 1) * pageRows)
    const { fields } = this.#summary
    return { total: found.length, rows: shown.map((row) => row.show(fields, readers)) }
  }

  /** The rows to send next, ready and after this row number (first 0); empty at the end. */
  batchAfter(afterRow: number): SendRow[] {
    const ready = this.#rows.filter((row) => row.number > afterRow && row.status === 'ready')
    return this.#fileRules ? takeBatch(ready, this.#fileRules) : []
  }

  /** Marks rows as added, to fix (with the server's reasons) or not confirmed. */
  recordResults(results: SendResults): Summary {
    applyResults(this.#rowOf, results)
    return this.#summarise()
  }

  /** Rows to fix and rows not confirmed as CSV, with their number and reasons; can be imported again. */
  rowsToFixCsv(): string {
    const unsent = this.#rows.filter(({ status }) => /to-fix|not-confirmed/.test(status))
    return writeRowsToFix(this.#header, unsent)
  }

  #rowOf = (number: number): RowState => {
    const row = this.#rowsByNumber.get(number)
    if (!row) throw new Error(`The file has no row ${number}.`)
    return row
  }

  get #fields(): (SheetField | null)[] {
    return this.#columns.map(({ field }) => field)
  }

  /** Takes the first line as names of the columns, or as a debt; and matches the columns anew. */
  #matchColumns(): void {
    const { firstLineIsDebt } = this.#decisions
    this.#rows = firstLineIsDebt ? this.#lines : this.#lines.slice(1)
    const cells = this.#rows.map((row) => row.cells)
    const { columns, contested } = matchColumns(this.#firstLine, cells, !firstLineIsDebt)
    const unmarked = firstLineIsDebt ? [] : unmarkedAmounts(columns, this.#firstLine, cells)
    const isUnmarked = (field: SheetField | null) => unmarked.some((each) => each === field)
    this.#columns = columns.map((column) =>
      isUnmarked(column.field) ? { ...column, field: null, matchedBy: null } : column,
    )
    this.#contested = distinct([...contested, ...unmarked])
    this.#header = firstLineIsDebt ? columns.map(({ name }) => name) : this.#firstLine
  }

  /** Checks every row under the current matches and decisions. */
  #checkAll(): Summary {
    const isMissing = missingFields(this.#fields, this.#contested).length > 0
    this.#fileRules = isMissing
      ? null
      : findFileRules(this.#rows, this.#header, this.#fields, this.#decisions)
    for (const row of this.#rows) this.#check(row)
    return this.#summarise()
  }

  #check(row: RowState): void {
    row.checked = this.#fileRules ? checkRow(row, this.#fileRules).checked : unchecked
    this.#findInList(row)
  }

  #findInList(row: RowState): void {
    const found = row.checked.isInvalid ? null : this.#findListed?.(row.checked)
    row.listed = found?.listed ?? null
    row.similar = found?.similar ?? null
  }

  /** Changes rows by what a person did, which can be undone. */
  #change(rows: Rows, changesOf: (row: RowState) => Partial<Changeable>): Summary {
    this.#history.push(
      rows.map((row) => {
        const { cells, problem, override, serverIssues } = row
        return [row, { cells, problem, override, serverIssues }]
      }),
    )
    for (const row of rows) {
      Object.assign(row, changesOf(row))
      this.#check(row)
    }
    return this.#summarise()
  }

  #editCells(rows: Rows, field: SheetField, textOf: (row: RowState) => string): Summary {
    if (!this.#fields.includes(field)) {
      this.#header = [...this.#header, field]
      const index = this.#columns.length
      this.#columns.push({
        index,
        name: field,
        field,
        matchedBy: 'person',
        sample: '',
        holdsAmounts: false,
      })
      // Its other rules stay: the edit of a row changes no other row.
      this.#fileRules &&= {
        ...this.#fileRules,
        header: this.#header,
        readers: createReaders(this.#fields, this.#header, this.#fileRules.checkDate),
      }
    }
    return this.#change(rows, (row) => {
      const reader = this.#fileRules?.readers[field]
      const column = reader ? columnIn(reader, row.cells) : this.#fields.indexOf(field)
      const cells = [...row.cells]
      while (cells.length < column) cells.push('')
      cells[column] = textOf(row)
      return { cells, serverIssues: [] }
    })
  }

  /** Compares the rows with each other and sums up. */
  #summarise(): Summary {
    if (this.#fileRules) markLeftOut(this.#rows, this.#fileRules)
    const figures = summarise(this.#fileRules ? this.#rows : [], this.#decisions, {
      ...this.#fileRules?.questions,
      ...(this.#looksHeaderless && { firstLineIsDebt: true }),
    })
    this.#version += 1
    this.#summary = {
      version: this.#version,
      decisions: this.#decisions,
      columns: this.#columns,
      contested: this.#contested,
      missing: missingFields(this.#fields, this.#contested),
      fields: this.#shownFields(figures.problems),
      ...figures,
      canUndo: this.#history.length > 0,
    }
    return this.#summary
  }

  /** Fields that a debt always has, then the columns in their order, then problems that have no column. */
  #shownFields(problems: readonly ProblemGroup[]): SheetField[] {
    const matched = this.#fields.filter((field) => field !== null)
    const faulty = problems.map(({ field }) => field)
    return distinct([
      ...leadingFields.filter((field) => matched.includes(field)),
      ...matched,
      ...sheetFieldNames.filter((field) => faulty.includes(field)),
    ])
  }
}
