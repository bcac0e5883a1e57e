import type { Table } from '@/lib/csv-read'
import { checkRow } from './check-row'
import { createListIndex, markEqualRows, markSums } from './compare-rows'
import {
  blankQuestion,
  type FileRules,
  findFileRules,
  firstLineQuestion,
  initialDecisions,
} from './file-rules'
import { looksLikeDebt } from './match-columns'
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
import { createReaders } from './read-cell'
import { applyResults, takeBatch, writeRowsToFix } from './send-rows'
import { missingFields, SheetColumns } from './sheet-columns'
import {
  isShown,
  issuesOf,
  leftOutOf,
  type SheetRowState,
  showRow,
  statusOf,
  toSheetRow,
  unchecked,
} from './sheet-row'
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
  /** Null until every needed field has a column. */
  #fileRules: FileRules | null = null
  #findListed: ReturnType<typeof createListIndex> | null = null
  /** The rows changed at each step, as they were before it. */
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

  mend(problem: string, text = ''): Summary {
    const found = this.#summary.problems.find(({ id }) => id === problem)
    const rows = this.#rows.filter((row) => isShown({ problem }, row))
    if (found?.mend === 'accept-shape') return this.#change(rows, () => ({ problem: null }))
    if (found?.mend === 'leave-out-rows')
      return this.#change(rows, () => ({ override: 'leave-out' }))
    if (!found?.field) return this.#summary
    return this.#editCells(rows, found.field, (row) => {
      const issue = issuesOf(row).find(({ group }) => group === problem)
      return issue?.suggestion ?? text
    })
  }

  override(rowNumbers: readonly number[], override: 'include' | 'leave-out'): Summary {
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
    const { readers } = this.#fileRules ?? {}
    const found = readers ? this.#rows.filter((row) => isShown(filter, row)) : []
    const shown = found.slice(page * pageRows, (page + 1) * pageRows)
    return {
      total: found.length,
      rows: readers ? shown.map((row) => showRow(row, this.#summary.fields, readers)) : [],
    }
  }

  batchAfter(afterRow: number): ReturnType<SheetCommands['batchAfter']> {
    const ready = this.#rows.filter((row) => row.number > afterRow && statusOf(row) === 'ready')
    return this.#fileRules ? takeBatch(ready, this.#fileRules, this.#decisions) : []
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
    const found = isMissing ? null : findFileRules(this.#rows, header, fields, this.#decisions)
    this.#fileRules = found?.fileRules ?? null
    for (const row of this.#rows) this.#check(row)
    this.#questions = {
      ...found?.questions,
      // Only now is it known which lines are totals, about whose blanks nobody needs to be asked.
      ...(found && blankQuestion(this.#rows, fields, found.fileRules.blankOutstanding)),
      ...(this.#looksHeaderless &&
        firstLineQuestion(this.#firstLine, this.#decisions.firstLineIsDebt)),
    }
    return this.#summariseAll()
  }

  #check(row: SheetRowState) {
    row.result = this.#fileRules ? checkRow(row, this.#fileRules).result : unchecked
    this.#findInList(row)
  }

  #findInList(row: SheetRowState) {
    const { leftOut, isInvalid } = row.result
    const found = leftOut || isInvalid ? null : this.#findListed?.(row.result)
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
    if (this.#fileRules && !this.#fileRules.readers[field])
      this.#fileRules.readers = createReaders(this.#columns.fields, this.#fileRules.checkDate)
    return this.#change(rows, (row) => {
      const cells = [...row.cells]
      while (cells.length < column) cells.push('')
      cells[column] = textOf(row)
      return { cells, serverIssues: [] }
    })
  }

  /** Compares the rows with each other and sums up. */
  #summariseAll(): Summary {
    if (this.#fileRules) {
      markSums(this.#rows, this.#fileRules.readers)
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
      ...summarise(this.#fileRules ? this.#rows : [], this.#decisions, this.#questions),
      questions: this.#questions,
      canUndo: this.#history.length > 0,
    }
    return this.#summary
  }
}
