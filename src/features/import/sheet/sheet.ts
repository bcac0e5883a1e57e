import type { Table } from '@/lib/csv-read'
import { withoutInvisible } from '@/lib/invisible-marks'
import { parseDate } from '@/rules/parse-date'
import { shortDate } from '@/rules/written-date'
import { checkRow } from './check-row'
import { applyChoices, missingFields } from './column-fields'
import { createListIndex } from './compare-debts'
import { type FileRules, findFileRules } from './file-rules'
import { markLeftOut } from './leave-out'
import { type Match, matchColumns } from './match-columns'
import type {
  Decisions,
  LeftOutReason,
  ListedDebt,
  RowFilter,
  SendResult,
  SheetField,
  SheetRow,
  Summary,
} from './protocol'
import { changeable, include, leaveOut, type RowChanges, RowState } from './row-state'
import { takeBatch, toIssue, writeRowsToFix } from './send-rows'
import { suggestNames } from './suggest-names'
import { summarise } from './summarise'
import { looksLikeDebt } from './values'

/** Rows of a page of the review. */
const pageRows = 50

type Rows = readonly RowState[]

type Change = readonly [RowState, RowChanges]

/**
 * The sheet of an import: the rows of a file, what a person decided about them, and what follows from both.
 * The page runs its methods as commands; those that change the sheet return the new summary.
 */
export class Sheet {
  /** The first line and all rows below it. */
  readonly #lines: Rows
  readonly #looksHeaderless: boolean
  /** The lines beside the table. */
  readonly #notes: readonly string[]
  /** The rows below the header; none until every needed field has a column. */
  #rows: Rows = []
  #found: Match
  #decisions: Decisions
  #fileRules!: FileRules
  #findListed = createListIndex([])
  /** The debts of the list that were added. */
  readonly #addedIds = new Set<number>()
  /** The rows changed at each step, as they were before it. */
  #history: (readonly Change[])[] = []
  #summary!: Summary

  constructor(table: Table, settings: Pick<Decisions, 'today' | 'rules'>) {
    this.#notes = table.notes
    const rows = table.rows.map((row) => new RowState(row.number, row.cells, row.problem))
    this.#lines = [new RowState(table.headerRow, table.header, null), ...rows]
    this.#looksHeaderless = table.knownNames < 2 && looksLikeDebt(table.header)
    const firstLineIsDebt = this.#looksHeaderless && table.knownNames === 0
    this.#decisions = { feeMode: 'Fixed Fee', choices: [], ...settings, firstLineIsDebt }
    this.#found = this.#matchColumns()
    this.#applyDecisions()
  }

  summary(): Summary {
    return this.#summary
  }

  decide(changes: Partial<Decisions>): Summary {
    const before = this.#decisions
    this.#decisions = { ...before, ...changes }
    if (changes.firstLineIsDebt !== undefined) this.#found = this.#matchColumns()
    // The server refused rows that said something else.
    if (changes.choices) for (const row of this.#rows) row.refusal = null
    // No check depends on the fee, and checking a long file takes seconds.
    const withoutFee = (decisions: Decisions) => JSON.stringify({ ...decisions, feeMode: null })
    return this.#applyDecisions(withoutFee(before) !== withoutFee(this.#decisions))
  }

  /** Changes a value and checks its row alone. The field may have no column. */
  edit(rowNumber: number, field: SheetField, text: string): Summary {
    // Written so that it stays that day when the order of the file's dates is decided later.
    const isDate = field === 'last_invoice_date'
    const days = isDate ? [this.#fileRules.readDate(text), parseDate(text)] : []
    const [day = text] = days.flatMap((read) => (read.ok ? shortDate(read.value) : []))
    return this.#editCells([this.#rowOf(rowNumber)], field, () => day)
  }

  /** Applies the mend of a problem group, or takes back an import without dates. */
  mend(problem: string): Summary {
    const found = this.#summary.problems.find(({ id }) => id === problem)
    if (found?.mend === 'importWithoutDate')
      return this.decide({ importWithoutDate: !this.#decisions.importWithoutDate })
    const rows = this.#rows.filter((row) => row.isShown(`problem ${problem}`))
    if (found?.mend === 'accept-shape') return this.#change(rows, () => ({ problem: null }))
    if (found?.mend === 'leave-out-rows') return this.#change(rows, leaveOut)
    const isOfCells = found?.mend === 'suggestions' || found?.mend === 'clear-values'
    if (!found?.field || !isOfCells) return this.#summary
    const suggestionFor = ({ issues }: RowState) =>
      issues.find(({ group }) => group === problem)?.suggestion ?? ''
    return this.#editCells(rows, found.field, suggestionFor)
  }

  override(rowNumbers: readonly number[], override: 'include' | 'leave-out'): Summary {
    return this.#change(rowNumbers.map(this.#rowOf), override === 'include' ? include : leaveOut)
  }

  /** Takes in all rows that are left out for this reason now. */
  includeAll(reason: LeftOutReason): Summary {
    const rows = this.#rows.filter((row) => row.leftOut?.reason === reason)
    return this.#change(rows, include)
  }

  /** Undoes the last edit, mend, exclusion or inclusion. */
  undo(): Summary {
    return this.#apply(this.#history.pop() ?? [])
  }

  /** Compares the rows with the client's list, without the debts that it added itself. */
  compare(list: readonly ListedDebt[]): Summary {
    this.#findListed = createListIndex(list.filter(({ id }) => !this.#addedIds.has(id)))
    for (const row of this.#rows) row.inList = this.#findListed(row.checked)
    return this.#summarise()
  }

  /** A page of rows in the order of the file; pages count from 1. */
  rows(filter: RowFilter, page: number): SheetRow[] {
    const found = this.#rows.filter((row) => row.isShown(filter))
    const shown = found.slice((page - 1) * pageRows, page * pageRows)
    return shown.map((row) => row.show(this.#summary.fields, this.#fileRules))
  }

  /** The first rows to send, or those to look for in the list; empty without any. */
  batch(status: 'ready' | 'not-confirmed') {
    const rows = this.#rows.filter((row) => row.status === status)
    return takeBatch(rows, this.#fileRules)
  }

  /** Marks rows as added, to fix (with the server's reasons) or not confirmed. */
  recordResults(results: readonly SendResult[]): Summary {
    for (const { rowNumber, sent, debtId, reasons } of results) {
      const row = this.#rowOf(rowNumber)
      Object.assign(row, { sent, refusal: { edits: row.edits, issues: reasons.map(toIssue) } })
      if (debtId) this.#addedIds.add(debtId)
    }
    // Rows that were sent cannot be changed.
    this.#history = this.#history.filter((step) => step.some(([row]) => row.sent === null))
    return this.#summarise()
  }

  /** Rows to fix and rows not confirmed as CSV, with their number and reasons; can be imported again. */
  rowsToFixCsv(): string {
    const unsent = this.#rows.filter(({ status }) => /to-fix|not-confirmed/.test(status))
    return writeRowsToFix(unsent, this.#fileRules)
  }

  #rowOf = (number: number): RowState => {
    const row = this.#lines.find((line) => line.number === number)
    if (!row) throw new Error(`The file has no row ${number}.`)
    return row
  }

  get #debtLines(): Rows {
    return this.#decisions.firstLineIsDebt ? this.#lines : this.#lines.slice(1)
  }

  /** Takes the first line as names of the columns, or as a debt; and matches the columns anew. */
  #matchColumns() {
    const cells = this.#debtLines.map((row) => row.cells)
    return matchColumns(this.#lines[0]?.cells ?? [], cells, !this.#decisions.firstLineIsDebt)
  }

  /** @param areNew whether they differ in more than the fee, so that all rows have to be checked */
  #applyDecisions(areNew = true): Summary {
    const match = applyChoices(this.#found, this.#decisions)
    this.#rows = missingFields(match).length > 0 ? [] : this.#debtLines
    this.#fileRules = findFileRules(this.#rows, match, this.#notes, this.#decisions)
    if (areNew) for (const row of this.#rows) this.#check(row)
    return this.#summarise()
  }

  #check(row: RowState): void {
    // Later decisions change no debt that was sent.
    if (row.sent) return
    row.checked = checkRow(row, this.#fileRules)
    row.inList = this.#findListed(row.checked)
  }

  /** Changes rows by what a person did, which can be undone. */
  #change(rows: Rows, changesOf: (row: RowState) => RowChanges): Summary {
    this.#history.push(rows.map((row) => [row, changeable(row)]))
    return this.#apply(rows.map((row) => [row, changesOf(row)]))
  }

  #apply(changes: readonly Change[]): Summary {
    for (const [row, change] of changes)
      if (row.sent === null) this.#check(Object.assign(row, change))
    return this.#summarise()
  }

  #editCells(rows: Rows, field: SheetField, textOf: (row: RowState) => string): Summary {
    return this.#change(rows, (row) => ({
      edits: new Map(row.edits).set(field, withoutInvisible(textOf(row))),
    }))
  }

  #summarise(): Summary {
    markLeftOut(this.#rows, this.#fileRules)
    suggestNames(this.#rows, this.#fileRules)
    this.#summary = {
      ...summarise(this.#rows, this.#fileRules),
      version: (this.#summary?.version ?? 0) + 1,
      looksHeaderless: this.#looksHeaderless,
      canUndo: this.#history.length > 0,
    }
    return this.#summary
  }
}
