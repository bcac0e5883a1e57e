import { type DebtorBody, debtorBody } from '@/api/debtor/request-body'
import type { Table } from '@/lib/csv-read'
import { isPlaceholder } from '@/rules/cell-values'
import { detectDates, detectDecimalSign } from '@/rules/file-formats'
import { otherCurrencyOfHeader } from '@/rules/ledger-words'
import { type CheckedRow, type CheckSettings, checkRow, createDateCheck } from './check-row'
import { createListIndex, entryIdentity, type ListIndex, markEqualRows, rowKey } from './duplicates'
import {
  type ColumnMatches,
  columnNames,
  looksLikeDebt,
  matchColumns,
  missingFields,
} from './match-columns'
import { issuesOf, problemId } from './problem-groups'
import {
  batchLimits,
  type Decisions,
  type LeftOutReason,
  pageRows,
  type RowFilter,
  type SendResults,
  type SheetColumn,
  type SheetCommands,
  type SheetField,
  type Summary,
} from './protocol'
import { columnIndexesOf } from './row-cells'
import { refusalIssues, writeRowsToFix } from './row-reasons'
import { errorsOf, isShown, leftOutOf, type SheetRowState, statusOf, toSheetRow } from './sheet-row'
import { showCell } from './show-cell'
import { markSums } from './sum-rows'
import { summarise } from './summarise'

const leadingFields: readonly SheetField[] = [
  'company_name',
  'trading_name',
  'first_names',
  'last_name',
  'last_invoice_date',
  'initial_debt',
  'amount_outstanding',
]
const amountFields: readonly SheetField[] = ['initial_debt', 'amount_outstanding']

const initialDecisions: Omit<Decisions, 'today' | 'rules'> = {
  feeMode: 'Fixed Fee',
  dateOrder: null,
  decimalSign: null,
  equalRows: 'leave-out',
  listedDebts: 'leave-out',
  importWithoutDate: false,
  blankOutstanding: null,
  firstLineIsDebt: false,
}

/** A row sent together with others in one body. */
const bytesOf = (body: DebtorBody) => new TextEncoder().encode(JSON.stringify(body)).length + 1

/**
 * The sheet of an import: the rows of a file, what a person decided about them, and what follows from
 * both. Every command returns the new summary.
 */
export class Sheet implements SheetCommands {
  #rows: SheetRowState[]
  #header: string[]
  #firstLine: string[]
  #headerRow: number
  #looksHeaderless: boolean
  #matches: ColumnMatches
  #decisions: Decisions
  #questions: Summary['questions'] = {}
  #settings: CheckSettings | null = null
  #findListed: ListIndex | null = null
  #undoSteps: (() => void)[] = []
  #version = 0
  #rowsByNumber = new Map<number, SheetRowState>()
  #summary: Summary

  constructor(table: Table, settings: Pick<Decisions, 'today' | 'rules'>) {
    this.#firstLine = table.header
    this.#header = table.header
    this.#headerRow = table.headerRow
    this.#rows = table.rows.map(toSheetRow)
    this.#looksHeaderless = table.knownNames < 2 && looksLikeDebt(table.header)
    this.#decisions = {
      ...initialDecisions,
      ...settings,
      firstLineIsDebt: this.#looksHeaderless && table.knownNames === 0,
    }
    this.#matches = this.#applyFirstLine()
    this.#summary = this.#checkAll()
  }

  summary = () => this.#summary

  setMatch(columnIndex: number, field: SheetField | null): Summary {
    const { fields, matchedBy } = this.#matches
    const taken = field === null ? -1 : fields.indexOf(field)
    if (taken !== -1) {
      fields[taken] = null
      matchedBy[taken] = null
    }
    fields[columnIndex] = field
    matchedBy[columnIndex] = field && 'person'
    this.#matches.contested = this.#matches.contested.filter((each) => each !== field)
    return this.#checkAll()
  }

  decide(changes: Partial<Decisions>): Summary {
    const before = this.#decisions
    this.#decisions = { ...before, ...changes }
    if (this.#decisions.firstLineIsDebt !== before.firstLineIsDebt)
      this.#matches = this.#applyFirstLine()
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
      this.#change(rows, (row) => {
        row.problem = null
      })
    } else if (group?.mend === 'exclude-rows') this.#override(rows, 'exclude')
    else if (group?.field && group.mend) {
      const { field, mend } = group
      const edits = rows.map((row) => {
        const [found] = [...issuesOf(row)].filter(({ issue }) => issue.field === field)
        return { row, text: (mend === 'suggestions' && found?.issue.suggestion) || '' }
      })
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
    this.#undoSteps.pop()?.()
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
    return { total: found.length, rows: rows.map(this.#showRow) }
  }

  batchAfter(afterRow: number): ReturnType<SheetCommands['batchAfter']> {
    const batch = []
    let bytes = 0
    for (const row of this.#rows) {
      if (row.number <= afterRow || statusOf(row, this.#decisions) !== 'ready') continue
      const sent = this.#toSend(row)
      bytes += bytesOf(sent.body)
      if (batch.length === batchLimits.rows || (batch.length > 0 && bytes > batchLimits.bytes))
        break
      batch.push(sent)
    }
    return batch
  }

  bodies(rowNumbers: readonly number[]): ReturnType<SheetCommands['bodies']> {
    return rowNumbers
      .map(this.#rowOf)
      .filter((row) => errorsOf(row).length === 0 && row.result.key !== null)
      .map((row) => this.#toSend(row))
  }

  recordResults({ added, refused, notConfirmed }: SendResults): Summary {
    for (const number of added) {
      const row = this.#rowOf(number)
      row.sent = 'added'
      row.serverIssues = []
    }
    for (const { rowNumber, reasons } of refused) {
      const row = this.#rowOf(rowNumber)
      row.sent = null
      row.serverIssues = refusalIssues(reasons)
    }
    for (const { rowNumber, reason } of notConfirmed) {
      const row = this.#rowOf(rowNumber)
      row.sent = 'not-confirmed'
      row.serverIssues = [{ field: null, value: '', message: reason }]
    }
    return this.#summariseAll()
  }

  rowsToFixCsv(): string {
    const rows = this.#rows.filter((row) =>
      ['to-fix', 'not-confirmed'].includes(statusOf(row, this.#decisions)),
    )
    return writeRowsToFix(this.#header, rows)
  }

  #rowOf = (number: number): SheetRowState => {
    const row = this.#rowsByNumber.get(number)
    if (!row) throw new Error(`The file has no row ${number}.`)
    return row
  }

  #rowsWithProblem(id: string): SheetRowState[] {
    return this.#rows.filter((row) => {
      const status = statusOf(row, this.#decisions)
      if (status !== 'ready' && status !== 'to-fix') return false
      for (const { severity, issue } of issuesOf(row))
        if (problemId(severity, issue) === id) return true
      return false
    })
  }

  /** Takes the first line as names of the columns, or as a debt; and matches the columns anew. */
  #applyFirstLine(): ColumnMatches {
    const isDebt = this.#decisions.firstLineIsDebt
    const hasRow = this.#rows[0]?.number === this.#headerRow
    if (isDebt && !hasRow) {
      const row = { number: this.#headerRow, cells: [...this.#firstLine], problem: null }
      this.#rows = [toSheetRow(row), ...this.#rows]
    } else if (!isDebt && hasRow) this.#rows = this.#rows.slice(1)
    this.#header = isDebt ? columnNames(this.#firstLine.map(() => '')) : [...this.#firstLine]
    this.#rowsByNumber = new Map(this.#rows.map((row) => [row.number, row]))
    const cells = this.#rows.slice(0, 200).map((row) => row.cells)
    return matchColumns(this.#header, cells, !isDebt)
  }

  *#textsOf(fields: readonly SheetField[]): Generator<string> {
    for (const field of fields) {
      const index = this.#matches.fields.indexOf(field)
      if (index === -1) continue
      for (const { cells, result } of this.#rows) {
        if (result.leftOut?.reason !== 'total') yield cells[index] ?? ''
      }
    }
  }

  /** What a blank outstanding amount means, where some rows have one and others have none. */
  #askForBlanks(): Decisions['blankOutstanding'] {
    const { fields } = this.#matches
    const [initial, outstanding] = amountFields.map((field) => fields.indexOf(field))
    if (initial === undefined || initial === -1 || outstanding === undefined || outstanding === -1)
      return null
    const samples: string[] = []
    let rowCount = 0
    let filled = 0
    for (const { cells, result } of this.#rows) {
      const text = (cells[outstanding] ?? '').trim()
      if (result.leftOut || (cells[initial] ?? '').trim() === '') continue
      if (!isPlaceholder(text, 'amount_outstanding')) filled += 1
      else if (rowCount++ < 3) samples.push(cells[initial] ?? '')
    }
    if (filled === 0 || rowCount === 0) return null
    const answer = this.#decisions.blankOutstanding ?? 'whole'
    this.#questions.blankOutstanding = { answer, samples, rowCount }
    return answer
  }

  /** Checks every row under the current matches and decisions. */
  #checkAll(): Summary {
    this.#settings = null
    this.#questions = {}
    const { today, rules, dateOrder, decimalSign, firstLineIsDebt } = this.#decisions
    const { fields } = this.#matches
    if (this.#looksHeaderless || firstLineIsDebt) {
      this.#questions.firstLineIsDebt = {
        answer: firstLineIsDebt,
        samples: this.#firstLine.filter((cell) => cell.trim() !== '').slice(0, 3),
        rowCount: 1,
      }
    }
    if (missingFields(fields).length > 0) return this.#summariseAll()
    const dates = detectDates(this.#textsOf(['last_invoice_date']), dateOrder)
    const amounts = detectDecimalSign(this.#textsOf(amountFields), decimalSign)
    if (dates.question) this.#questions.dateOrder = dates.question
    if (amounts.question) this.#questions.decimalSign = amounts.question
    const amountHeaders = amountFields.flatMap((field) => this.#header[fields.indexOf(field)] ?? [])
    this.#settings = {
      indexes: columnIndexesOf(fields),
      header: this.#header,
      today,
      rules,
      checkDate: createDateCheck(dates, today, rules),
      sign: amounts.sign,
      importWithoutDate: this.#decisions.importWithoutDate,
      blankOutstanding: this.#askForBlanks(),
      columnCurrency: amountHeaders.map(otherCurrencyOfHeader).find(Boolean) ?? null,
    }
    for (const row of this.#rows) this.#check(row)
    return this.#summariseAll()
  }

  #checkedRow(row: SheetRowState): CheckedRow | null {
    return this.#settings && checkRow(row, this.#settings, row.override === 'include')
  }

  #check(row: SheetRowState) {
    const checked = this.#checkedRow(row)
    if (!checked) return
    const { entry, errors } = checked
    const identity = entry && errors.length === 0 ? entryIdentity(entry) : null
    row.result = {
      leftOut: checked.leftOut,
      errors,
      warnings: checked.warnings,
      initial: entry?.initial_debt ?? 0,
      outstanding: entry?.amount_outstanding ?? 0,
      interest: checked.interest,
      compensation: checked.compensation,
      isConsumer: checked.isConsumer,
      fileFee: checked.fileFee,
      hasOtherFigures: checked.hasOtherFigures,
      identity,
      key: identity && rowKey(identity),
    }
    this.#findInList(row)
  }

  #findInList(row: SheetRowState) {
    const { identity } = row.result
    const found = identity && this.#findListed?.(identity)
    row.listed = found?.listed ?? null
    row.similar = found?.similar ?? null
  }

  /** Changes rows and remembers how to undo it. */
  #change(rows: readonly SheetRowState[], apply: (row: SheetRowState) => void) {
    const before = rows.map(({ cells, problem, override, serverIssues }) => ({
      ...{ cells: [...cells], problem, override, serverIssues },
    }))
    this.#undoSteps.push(() => {
      for (const [index, row] of rows.entries()) {
        Object.assign(row, before[index])
        this.#check(row)
      }
    })
    for (const row of rows) {
      apply(row)
      this.#check(row)
    }
  }

  #override(rows: readonly SheetRowState[], override: SheetRowState['override']) {
    this.#change(rows, (row) => {
      row.override = override
    })
  }

  #editCells(edits: readonly { row: SheetRowState; text: string }[], field: SheetField) {
    const texts = new Map(edits.map(({ row, text }) => [row, text]))
    const column = this.#ensureColumn(field)
    this.#change([...texts.keys()], (row) => {
      while (row.cells.length <= column) row.cells.push('')
      row.cells[column] = texts.get(row) ?? ''
      row.serverIssues = []
    })
  }

  /** The column of a field; a field without one gets one when a value is entered for it. */
  #ensureColumn(field: SheetField): number {
    const found = this.#matches.fields.indexOf(field)
    if (found !== -1) return found
    this.#header.push(field)
    this.#matches.matchedBy.push('person')
    const column = this.#matches.fields.push(field) - 1
    if (this.#settings)
      this.#settings = { ...this.#settings, indexes: columnIndexesOf(this.#matches.fields) }
    return column
  }

  #showRow = (row: SheetRowState): ReturnType<SheetCommands['rows']>['rows'][number] => {
    const { fields } = this.#matches
    const entry = this.#checkedRow(row)?.entry ?? null
    const leftOut = row.sent ? null : leftOutOf(row, this.#decisions)
    const errors = leftOut ? [] : errorsOf(row)
    const warnings = leftOut ? [] : row.result.warnings
    const ofRow = (issues: typeof errors) =>
      issues.filter(({ field }) => field === null).map(({ message }) => message)
    const similar = leftOut ? null : row.similar
    return {
      rowNumber: row.number,
      status: statusOf(row, this.#decisions),
      cells: this.#summary.fields.map((field) => {
        const text = row.cells[fields.indexOf(field)] ?? ''
        return showCell(field, text, entry, { errors, warnings })
      }),
      errors: ofRow(errors),
      warnings: [
        ...ofRow(warnings),
        ...(similar
          ? [`Your list has a similar debt: ${similar.name} ${similar.customerRef}`]
          : []),
      ],
      leftOut,
    }
  }

  #toSend(row: SheetRowState) {
    const entry = this.#checkedRow(row)?.entry
    if (!entry) throw new Error(`Row ${row.number} is not ready to be sent.`)
    const { today, rules, feeMode } = this.#decisions
    return {
      rowNumber: row.number,
      outstanding: entry.amount_outstanding,
      body: debtorBody(entry, { today, rules, feeMode }),
    }
  }

  #columns(): SheetColumn[] {
    const names = columnNames(this.#header)
    return names.map((name, index) => ({
      index,
      name,
      field: this.#matches.fields[index] ?? null,
      matchedBy: this.#matches.matchedBy[index] ?? null,
      sample:
        this.#rows.slice(0, 1_000).find(({ cells }) => cells[index]?.trim())?.cells[index] ?? '',
    }))
  }

  /** The matched fields and those that have an error but no column. */
  #fields(): SheetField[] {
    const { fields } = this.#matches
    const matched = fields.filter((field) => field !== null)
    const leading = leadingFields.filter((field) => matched.includes(field))
    const others = matched.filter((field) => !leadingFields.includes(field))
    const found = new Set([...leading, ...others])
    for (const row of this.#rows)
      for (const { field } of row.result.errors) if (field) found.add(field)
    return [...found]
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
      columns: this.#columns(),
      contested: this.#matches.contested,
      missing: missingFields(this.#matches.fields),
      fields: this.#fields(),
      ...summarise(this.#settings ? this.#rows : [], this.#decisions, this.#questions),
      questions: this.#questions,
      canUndo: this.#undoSteps.length > 0,
    }
    return this.#summary
  }
}
