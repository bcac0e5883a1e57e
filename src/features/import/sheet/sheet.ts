import type { Table } from '@/lib/csv-read'
import { type CheckedRow, type CheckSettings, checkRow } from './check-row'
import { createListIndex, type ListIndex, markEqualRows } from './duplicates'
import { looksLikeDebt } from './match-columns'
import { findBlanks, firstLineQuestion, initialDecisions, prepareCheck } from './prepare-check'
import { hasProblem, suggestionFor } from './problem-groups'
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
import { RowHistory } from './row-history'
import { writeRowsToFix } from './row-reasons'
import { applyResults, takeBatch, toSendRow } from './send-rows'
import { missingFields, SheetColumns } from './sheet-columns'
import { isShown, leftOutOf, type SheetRowState, statusOf, toResult, toSheetRow } from './sheet-row'
import { showRow } from './show-row'
import { markSums } from './sum-rows'
import { summarise } from './summarise'

/**
 * The sheet of an import: the rows of a file, what a person decided about them, and what follows from
 * both. Every command returns the new summary.
 */
export class Sheet implements SheetCommands {
  #rows: SheetRowState[]
  #firstLine: string[]
  #headerRow: number
  #looksHeaderless: boolean
  #columns: SheetColumns
  #decisions: Decisions
  #questions: Summary['questions'] = {}
  #settings: CheckSettings | null = null
  #findListed: ListIndex | null = null
  readonly #history = new RowHistory((row) => this.#check(row))
  #version = 0
  #rowsByNumber = new Map<number, SheetRowState>()
  #summary: Summary

  constructor(table: Table, settings: Pick<Decisions, 'today' | 'rules'>) {
    this.#firstLine = table.header
    this.#headerRow = table.headerRow
    this.#rows = table.rows.map(toSheetRow)
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
    const before = this.#decisions
    this.#decisions = { ...before, ...changes }
    if (this.#decisions.firstLineIsDebt !== before.firstLineIsDebt)
      this.#columns = this.#applyFirstLine()
    const needsNoCheck = new Set(['feeMode', 'equalRows', 'listedDebts'])
    return Object.keys(changes).every((name) => needsNoCheck.has(name))
      ? this.#summariseAll()
      : this.#checkAll()
  }

  edit(rowNumber: number, field: SheetField, text: string): Summary {
    this.#editCells([{ row: this.#rowOf(rowNumber), text }], field)
    return this.#summariseAll()
  }

  mend(problemId: string): Summary {
    const group = this.#summary.problems.find(({ id }) => id === problemId)
    const rows = this.#rowsWithProblem(problemId)
    if (group?.mend === 'accept-shape') {
      this.#history.change(rows, (row) => {
        row.problem = null
      })
    } else if (group?.mend === 'exclude-rows') this.#override(rows, 'exclude')
    else if (group?.field && group.mend) {
      const { field, mend } = group
      const textOf = mend === 'suggestions' ? suggestionFor : () => ''
      const edits = rows.map((row) => ({ row, text: textOf(row, field) }))
      this.#editCells(edits, field)
    }
    return this.#summariseAll()
  }

  exclude(rowNumbers: readonly number[]): Summary {
    this.#override(rowNumbers.map(this.#rowOf), 'exclude')
    return this.#summariseAll()
  }

  include(rowNumbers: readonly number[]): Summary {
    this.#override(rowNumbers.map(this.#rowOf), 'include')
    return this.#summariseAll()
  }

  includeAll(reason: LeftOutReason): Summary {
    const rows = this.#rows.filter((row) => leftOutOf(row, this.#decisions)?.reason === reason)
    this.#override(rows, 'include')
    return this.#summariseAll()
  }

  undo(): Summary {
    this.#history.undo()
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
        ? this.#rowsWithProblem(filter.problem)
        : this.#rows.filter((row) => isShown(filter, statusOf(row, this.#decisions), row))
    const rows = found.slice(page * pageRows, (page + 1) * pageRows)
    return { total: found.length, rows: rows.map((row) => this.#show(row)) }
  }

  batchAfter(afterRow: number): ReturnType<SheetCommands['batchAfter']> {
    const isNext = (row: SheetRowState) =>
      row.number > afterRow && statusOf(row, this.#decisions) === 'ready'
    return takeBatch(this.#rows, isNext, (row) => this.#toSend(row))
  }

  recordResults(results: SendResults): Summary {
    applyResults(this.#rowOf, results)
    return this.#summariseAll()
  }

  rowsToFixCsv(): string {
    const rows = this.#rows.filter((row) =>
      ['to-fix', 'not-confirmed'].includes(statusOf(row, this.#decisions)),
    )
    return writeRowsToFix(this.#columns.header, rows)
  }

  #rowOf = (number: number): SheetRowState => {
    const row = this.#rowsByNumber.get(number)
    if (!row) throw new Error(`The file has no row ${number}.`)
    return row
  }

  #rowsWithProblem(id: string): SheetRowState[] {
    return this.#rows.filter((row) => {
      const status = statusOf(row, this.#decisions)
      return (status === 'ready' || status === 'to-fix') && hasProblem(row, id)
    })
  }

  /** Takes the first line as names of the columns, or as a debt; and matches the columns anew. */
  #applyFirstLine(): SheetColumns {
    const isDebt = this.#decisions.firstLineIsDebt
    const hasRow = this.#rows[0]?.number === this.#headerRow
    if (isDebt && !hasRow) {
      const row = { number: this.#headerRow, cells: [...this.#firstLine], problem: null }
      this.#rows = [toSheetRow(row), ...this.#rows]
    } else if (!isDebt && hasRow) this.#rows = this.#rows.slice(1)
    this.#rowsByNumber = new Map(this.#rows.map((row) => [row.number, row]))
    return new SheetColumns(this.#firstLine, this.#rows, !isDebt)
  }

  /** Checks every row under the current matches and decisions. */
  #checkAll(): Summary {
    const { header, fields } = this.#columns
    const isMatched = missingFields(fields).length === 0
    const prepared = isMatched ? prepareCheck(this.#rows, header, fields, this.#decisions) : null
    this.#settings = prepared?.settings ?? null
    const { firstLineIsDebt } = this.#decisions
    this.#questions = { ...prepared?.questions }
    if (this.#looksHeaderless || firstLineIsDebt)
      this.#questions.firstLineIsDebt = firstLineQuestion(this.#firstLine, firstLineIsDebt)
    for (const row of this.#rows) this.#check(row)
    // Only now is it known which lines are totals, about whose blanks nobody needs to be asked.
    const { blankOutstanding: question } = this.#questions
    const blanks = question && findBlanks(this.#rows, fields)
    if (blanks) this.#questions.blankOutstanding = { ...question, ...blanks }
    else delete this.#questions.blankOutstanding
    return this.#summariseAll()
  }

  #checkedRow(row: SheetRowState): CheckedRow | null {
    return this.#settings && checkRow(row, this.#settings, row.override === 'include')
  }

  #check(row: SheetRowState) {
    const checked = this.#checkedRow(row)
    if (!checked) return
    row.result = toResult(checked)
    this.#findInList(row)
  }

  #findInList(row: SheetRowState) {
    const { identity } = row.result
    const found = identity && this.#findListed?.(identity)
    row.listed = found?.listed ?? null
    row.similar = found?.similar ?? null
  }

  #override(rows: readonly SheetRowState[], override: SheetRowState['override']) {
    this.#history.change(rows, (row) => {
      row.override = override
    })
  }

  #editCells(edits: readonly { row: SheetRowState; text: string }[], field: SheetField) {
    const texts = new Map(edits.map(({ row, text }) => [row, text]))
    const column = this.#columns.ensure(field)
    if (this.#settings) this.#settings.indexes = columnIndexesOf(this.#columns.fields)
    this.#history.change([...texts.keys()], (row) => {
      while (row.cells.length <= column) row.cells.push('')
      row.cells[column] = texts.get(row) ?? ''
      row.serverIssues = []
    })
  }

  #show(row: SheetRowState) {
    const { fields } = this.#columns
    const textOf = (field: SheetField) => row.cells[fields.indexOf(field)] ?? ''
    const entry = this.#checkedRow(row)?.entry ?? null
    return showRow(row, entry, this.#summary.fields, textOf, this.#decisions)
  }

  #toSend(row: SheetRowState) {
    return toSendRow(row.number, this.#checkedRow(row)?.entry ?? null, this.#decisions)
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
      canUndo: this.#history.canUndo(),
    }
    return this.#summary
  }
}
