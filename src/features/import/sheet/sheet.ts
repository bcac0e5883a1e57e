import type { Table } from '@/lib/csv-read'
import { type CheckedRow, type CheckSettings, checkRow } from './check-row'
import { createListIndex, type ListIndex, markEqualRows } from './duplicates'
import { looksLikeDebt } from './match-columns'
import { blankQuestion, firstLineQuestion, initialDecisions, prepareCheck } from './prepare-check'
import { issueOfGroup, rowsOfGroup } from './problem-groups'
import {
  type Decisions,
  type LeftOutReason,
  pageRows,
  type RowFilter,
  type SendResults,
  type SheetCommands,
  type SheetField,
  type Summary,
} from './protocol'
import { columnIndexesOf } from './row-cells'
import { applyResults, takeBatch, toSendRow, writeRowsToFix } from './send-rows'
import { missingFields, SheetColumns } from './sheet-columns'
import {
  isShown,
  leftOutOf,
  type SheetRowState,
  statusOf,
  toSheetRow,
  unchecked,
} from './sheet-row'
import { showRow } from './show-row'
import { markSums } from './sum-rows'
import { summarise } from './summarise'

type Rows = readonly SheetRowState[]
type Changeable = Pick<SheetRowState, 'cells' | 'problem' | 'override' | 'serverIssues'>

/**
 * The sheet of an import: the rows of a file, what a person decided about them, and what follows from
 * both. Every command returns the new summary.
 */
export class Sheet implements SheetCommands {
  /** The first line and all rows below it. */
  readonly #lines: Rows
  readonly #firstLine: readonly string[]
  readonly #rowsByNumber: ReadonlyMap<number, SheetRowState>
  readonly #looksHeaderless: boolean
  #rows: Rows = []
  #columns: SheetColumns
  #decisions: Decisions
  #questions: Summary['questions'] = {}
  #settings: CheckSettings | null = null
  #findListed: ListIndex | null = null
  /** What was changed at each step, as it was before. */
  readonly #history: (readonly [SheetRowState, Changeable])[][] = []
  #version = 0
  #summary: Summary

  constructor(table: Table, settings: Pick<Decisions, 'today' | 'rules'>) {
    this.#firstLine = table.header
    const first = { number: table.headerRow, cells: table.header, problem: null }
    this.#lines = [first, ...table.rows].map(toSheetRow)
    this.#rowsByNumber = new Map(this.#lines.map((row) => [row.number, row]))
    this.#looksHeaderless = table.knownNames < 2 && looksLikeDebt(table.header)
    this.#decisions = {
      ...initialDecisions,
      ...settings,
      firstLineIsDebt: this.#looksHeaderless && table.knownNames === 0,
    }
    this.#columns = this.#applyFirstLine()
    this.#summary = this.#checkAll()
  }

  summary = () => this.#summary

  setMatch(columnIndex: number, field: SheetField | null): Summary {
    this.#columns.setMatch(columnIndex, field)
    return this.#checkAll()
  }

  decide(changes: Partial<Decisions>): Summary {
    this.#decisions = { ...this.#decisions, ...changes }
    if (changes.firstLineIsDebt !== undefined) this.#columns = this.#applyFirstLine()
    const isFeeAlone = Object.keys(changes).every((name) => name === 'feeMode')
    return isFeeAlone ? this.#summariseAll() : this.#checkAll()
  }

  edit(rowNumber: number, field: SheetField, text: string): Summary {
    return this.#editCells([this.#rowOf(rowNumber)], field, () => text)
  }

  mend(problemId: string, text = ''): Summary {
    const group = this.#summary.problems.find(({ id }) => id === problemId)
    const rows = rowsOfGroup(this.#rows, problemId)
    if (group?.mend === 'accept-shape') return this.#change(rows, () => ({ problem: null }))
    if (group?.mend === 'exclude-rows') return this.#change(rows, () => ({ override: 'exclude' }))
    if (!group?.field) return this.#summary
    const textOf = (row: SheetRowState) => issueOfGroup(row, problemId)?.suggestion ?? text
    return this.#editCells(rows, group.field, textOf)
  }

  override(rowNumbers: readonly number[], override: 'include' | 'exclude'): Summary {
    return this.#change(rowNumbers.map(this.#rowOf), () => ({ override }))
  }

  includeAll(reason: LeftOutReason): Summary {
    const rows = this.#rows.filter((row) => leftOutOf(row)?.reason === reason)
    return this.#change(rows, () => ({ override: 'include' }))
  }

  undo(): Summary {
    for (const [row, before] of this.#history.pop() ?? []) {
      Object.assign(row, before)
      this.#check(row)
    }
    return this.#summariseAll()
  }

  compare(list: Parameters<SheetCommands['compare']>[0]): Summary {
    this.#findListed = list.length > 0 ? createListIndex(list) : null
    for (const row of this.#rows) this.#findInList(row)
    return this.#summariseAll()
  }

  rows(filter: RowFilter, page: number): ReturnType<SheetCommands['rows']> {
    const found =
      typeof filter === 'object'
        ? rowsOfGroup(this.#rows, filter.problem)
        : this.#rows.filter((row) => isShown(filter, row))
    const { fields } = this.#columns
    const rows = found.slice(page * pageRows, (page + 1) * pageRows).map((row) => {
      const textOf = (field: SheetField) => row.cells[fields.indexOf(field)] ?? ''
      return showRow(row, this.#checked(row).entry, this.#summary.fields, textOf)
    })
    return { total: found.length, rows }
  }

  batchAfter(afterRow: number): ReturnType<SheetCommands['batchAfter']> {
    const isNext = (row: SheetRowState) => row.number > afterRow && statusOf(row) === 'ready'
    return takeBatch(this.#rows, isNext, (row) =>
      toSendRow(row.number, this.#checked(row).entry, this.#decisions),
    )
  }

  recordResults(results: SendResults): Summary {
    applyResults(this.#rowOf, results)
    return this.#summariseAll()
  }

  rowsToFixCsv(): string {
    const isUnsent = (row: SheetRowState) => /to-fix|not-confirmed/.test(statusOf(row))
    return writeRowsToFix(this.#columns.header, this.#rows.filter(isUnsent))
  }

  #rowOf = (number: number): SheetRowState => {
    const row = this.#rowsByNumber.get(number)
    if (!row) throw new Error(`The file has no row ${number}.`)
    return row
  }

  /** Takes the first line as names of the columns, or as a debt; and matches the columns anew. */
  #applyFirstLine(): SheetColumns {
    const { firstLineIsDebt } = this.#decisions
    this.#rows = firstLineIsDebt ? this.#lines : this.#lines.slice(1)
    return new SheetColumns(this.#firstLine, this.#rows, !firstLineIsDebt)
  }

  /** Checks every row under the current matches and decisions. */
  #checkAll(): Summary {
    const { header, fields } = this.#columns
    const isMissing = missingFields(fields).length > 0
    const prepared = isMissing ? null : prepareCheck(this.#rows, header, fields, this.#decisions)
    this.#settings = prepared?.settings ?? null
    for (const row of this.#rows) this.#check(row)
    this.#questions = {
      ...prepared?.questions,
      // Only now is it known which lines are totals, about whose blanks nobody needs to be asked.
      ...(this.#settings && blankQuestion(this.#rows, fields, this.#settings.blankOutstanding)),
      ...(this.#looksHeaderless &&
        firstLineQuestion(this.#firstLine, this.#decisions.firstLineIsDebt)),
    }
    return this.#summariseAll()
  }

  #checked(row: SheetRowState): CheckedRow {
    return this.#settings
      ? checkRow(row, this.#settings, row.override === 'include')
      : { result: unchecked, entry: null }
  }

  #check(row: SheetRowState) {
    row.result = this.#checked(row).result
    this.#findInList(row)
  }

  #findInList(row: SheetRowState) {
    const { identity } = row.result
    const found = identity && this.#findListed?.(identity)
    row.listed = found?.listed ?? null
    row.similar = found?.similar ?? null
  }

  /** Changes rows by what a person did, which can be undone. */
  #change(rows: Rows, changesOf: (row: SheetRowState) => Partial<Changeable>): Summary {
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
    return this.#summariseAll()
  }

  #editCells(rows: Rows, field: SheetField, textOf: (row: SheetRowState) => string): Summary {
    const column = this.#columns.ensure(field)
    if (this.#settings) this.#settings.indexes = columnIndexesOf(this.#columns.fields)
    return this.#change(rows, (row) => {
      const cells = [...row.cells]
      while (cells.length < column) cells.push('')
      cells[column] = textOf(row)
      return { cells, serverIssues: [] }
    })
  }

  /** Compares the rows with each other and sums up. */
  #summariseAll(): Summary {
    if (this.#settings) {
      markSums(this.#rows, this.#settings.indexes)
      markEqualRows(this.#rows)
    }
    this.#version += 1
    this.#summary = {
      version: this.#version,
      decisions: this.#decisions,
      columns: this.#columns.describe(this.#rows),
      contested: this.#columns.contested,
      missing: missingFields(this.#columns.fields),
      fields: this.#columns.shownFields(this.#rows),
      ...summarise(this.#settings ? this.#rows : [], this.#decisions, this.#questions),
      questions: this.#questions,
      canUndo: this.#history.length > 0,
    }
    return this.#summary
  }
}
