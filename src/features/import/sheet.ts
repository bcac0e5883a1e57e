import type { DebtEntry } from '@/api/debtor-body'
import type { CsvTable } from '@/lib/csv-read'
import type { IsoDate } from '@/rules/days'
import { type FeeType, feeType } from '@/rules/fee'
import type { ImportColumn } from '@/rules/import-columns'
import type { InterestRules } from '@/rules/interest'
import type { Pence } from '@/rules/money'
import { type CheckSettings, checkRow } from './check-row'
import { correctionsCsv } from './corrections'
import { createDateJudge, type DateOrder, datesOf } from './date-order'
import { type DecimalSign, isContinental } from './decimal-sign'
import {
  createRowKeys,
  type DatedMarks,
  type Double,
  type DoubleKind,
  doublesInFile,
  type FoundDebt,
  indexOf,
  type KnownDebt,
  marksOf,
} from './duplicates'
import { createHistory } from './history'
import { createGroups, type IssueGroup } from './issue-groups'
import type { Matches } from './match-columns'
import { placesOf } from './row-cells'
import type { ReadyRow, RowChange, RowIssue, RowLeft, SentRows } from './rows'

/** What the person says about the file as a whole. */
export interface SheetSettings {
  matches: Matches
  dateOrder: DateOrder
  decimal: DecimalSign
  today: IsoDate
  rules: InterestRules
}

/** What the person decided about the rows. */
export interface SheetChoices {
  feeMode: FeeType
  doubles: Readonly<Record<DoubleKind, 'leave' | 'send'>>
}

/** Which rows are looked at: a state of theirs, or one group of like issues. */
export type RowFilter =
  | { kind: 'all' | 'ready' | 'to-fix' | 'warned' | 'left-out' }
  | { kind: 'issue'; id: string }

export type RowFate = 'ready' | 'to-fix' | 'left-out' | 'added'

export interface SheetRow {
  place: number
  row: number
  fate: RowFate
  /** In the order of the sheet's fields. */
  values: readonly string[]
  issues: readonly RowIssue[]
  warnings: readonly RowIssue[]
  /** Why it is left out. */
  leftOut: DoubleKind | 'total' | 'person' | null
}

export interface ChangeGroup extends RowChange {
  rows: number
}

export interface DoubleRow extends DatedMarks {
  kind: DoubleKind
  row: number
  other: { row: number } | KnownDebt
}

/** All that is to be known before sending, under the choices made so far. */
export interface Review {
  /** The fields that have a column, in the order of the columns. */
  fields: readonly ImportColumn[]
  matches: Matches
  counts: Readonly<Record<Exclude<RowFilter['kind'], 'issue'>, number>>
  /** Section 9: sums over the rows that are sent. */
  totals: { rows: number; outstanding: Pence; interest: Pence; compensation: Pence }
  fees: Readonly<Record<FeeType, number>>
  /** Rows whose fee type, interest or compensation in the file is not the portal's. */
  differing: number
  /** Row numbers of lines of sums. */
  totalRows: readonly number[]
  errors: readonly IssueGroup[]
  warnings: readonly IssueGroup[]
  changes: readonly ChangeGroup[]
  /** Rows that may be debts a second time: how many, and the first of them. */
  doubles: Readonly<Record<DoubleKind, { count: number; first: readonly DoubleRow[] }>>
  dateOrderOpen: boolean
  decimalOpen: boolean
  /** Rows the person has left out. */
  skipped: number
  canUndo: boolean
  canRedo: boolean
}

export interface CellEdit {
  place: number
  field: ImportColumn
  value: string
}

const shownDoubles = 50

/** An amount was refused that would be one with a decimal comma. */
const isDecimalDoubt = ({ column, value }: RowIssue) =>
  (column === 'initial_debt' || column === 'amount_outstanding') && isContinental(value)

const ready = 0
const toFix = 1
const total = 2
const added = 3

/**
 * One file as a sheet: its cells as the person has changed them, and what the rules say of each
 * row. Entries are worked out anew where they are needed, and only figures are kept: files are long.
 */
export function createSheet(table: CsvTable) {
  const { rows } = table
  const count = rows.length
  const state = new Uint8Array(count)
  const skipped = new Uint8Array(count)
  const initial = new Float64Array(count)
  const outstanding = new Float64Array(count)
  const interest = new Float64Array(count)
  const compensation = new Float64Array(count)
  const keys = createRowKeys(count)
  const extra = new Map<number, Pick<ReadyRow, 'changes' | 'fileFee' | 'differs'>>()
  const errors = createGroups()
  const warnings = createGroups()
  /** What the server said of rows it refused; it stands until the row is changed. */
  const refusals = new Map<number, readonly RowIssue[]>()
  const history = createHistory()
  let settings: SheetSettings | null = null
  let checking: CheckSettings | null = null
  let dates = { isOpen: false, isSerial: false }
  let known = indexOf([])
  const inList = new Map<number, FoundDebt>()
  let doubles = new Map<number, Double>()
  let choices: SheetChoices | null = null

  const cellsAt = (place: number) => rows[place]?.cells ?? []
  const placeOfRow = new Map(rows.map(({ row }, place) => [row, place]))

  function* column(field: ImportColumn) {
    const place = settings?.matches.indexOf(field) ?? -1
    if (place === -1) return
    for (const row of rows) yield row.cellAt(place)
  }

  /** @returns the cells, for whoever has to look at them too: cutting a row is work */
  function checkOne(place: number): readonly string[] {
    const row = rows[place]
    if (!row || !checking || state[place] === added) return []
    const cells = row.cells
    const checked = checkRow({ cells, problem: row.problem }, checking)
    const refused = refusals.get(place)
    keys.set(place, null)
    extra.delete(place)
    inList.delete(place)
    errors.set(place, [])
    warnings.set(place, [])
    if (checked.kind === 'total') {
      state[place] = total
      return cells
    }
    if (checked.kind === 'to-fix' || refused) {
      state[place] = toFix
      errors.set(place, checked.kind === 'to-fix' ? checked.issues : (refused ?? []))
      return cells
    }
    state[place] = ready
    const { entry, changes, fileFee, differs } = checked
    initial[place] = entry.initial_debt
    outstanding[place] = entry.amount_outstanding
    interest[place] = checked.interest
    compensation[place] = checked.compensation
    const marks = marksOf(entry)
    keys.set(place, marks)
    const found = known.find(marks)
    if (found) inList.set(place, found)
    if (changes.length > 0 || fileFee || differs) extra.set(place, { changes, fileFee, differs })
    warnings.set(place, checked.warnings)
    return cells
  }

  /** Checks every row, and judges the column of dates on the way. */
  function checkAll() {
    const dateColumn = settings?.matches.indexOf('last_invoice_date') ?? -1
    const judge = createDateJudge()
    for (let place = 0; place < count; place += 1) judge.look(checkOne(place)[dateColumn] ?? '')
    turnDates(judge.verdict())
  }

  /** A column of day counts is read as such, as a whole: then every row is checked anew. */
  function turnDates(now: typeof dates) {
    const isTurned = now.isSerial !== dates.isSerial
    dates = now
    if (!isTurned || !checking) return
    checking = { ...checking, dates: { ...checking.dates, isSerial: now.isSerial } }
    for (let place = 0; place < count; place += 1) checkOne(place)
  }

  function compare() {
    doubles = new Map([...inList].map(([place, found]) => [place, { ...found, place }]))
    for (const double of doublesInFile(keys, cellsAt)) doubles.set(double.place, double)
  }

  /** After cells have changed; the dates are judged as a column, so a date concerns them all. */
  function recheck(places: Iterable<number>, fields: ReadonlySet<ImportColumn>) {
    if (!checking) return
    for (const place of places) checkOne(place)
    if (fields.has('last_invoice_date')) turnDates(datesOf(column('last_invoice_date')))
    compare()
  }

  const leftOutBy = (place: number): SheetRow['leftOut'] => {
    if (state[place] === total) return 'total'
    if (skipped[place]) return 'person'
    const double = state[place] === ready ? doubles.get(place) : undefined
    return double && choices?.doubles[double.kind] === 'leave' ? double.kind : null
  }

  const fateOf = (place: number): RowFate => {
    if (state[place] === added) return 'added'
    if (leftOutBy(place)) return 'left-out'
    return state[place] === ready ? 'ready' : 'to-fix'
  }

  function isShown(place: number, filter: RowFilter): boolean {
    if (filter.kind === 'issue')
      return errors.has(place, filter.id) || warnings.has(place, filter.id)
    if (filter.kind === 'all') return true
    const fate = fateOf(place)
    return filter.kind === 'warned' ? fate === 'ready' && warnings.any(place) : fate === filter.kind
  }

  function placesShown(filter: RowFilter): number[] {
    const places: number[] = []
    for (let place = 0; place < count; place += 1) if (isShown(place, filter)) places.push(place)
    return places
  }

  function placeFor(field: ImportColumn): number {
    const matches = settings?.matches ?? []
    const found = matches.indexOf(field)
    if (found !== -1 || !settings || !checking) return found
    // A field the file has no column for gets one of its own once something is entered for it.
    table.header.push(field)
    for (const row of rows) row.cells = [...row.cells, '']
    settings = { ...settings, matches: [...matches, field] }
    checking = { ...checking, places: placesOf(settings.matches) }
    return matches.length
  }

  function write(changes: readonly { place: number; column: number; value: string }[]) {
    for (const { place, column: at, value } of changes) {
      rows[place]?.setCell(at, value)
      refusals.delete(place)
    }
    const fields = new Set(changes.flatMap(({ column: at }) => settings?.matches[at] ?? []))
    recheck(new Set(changes.map(({ place }) => place)), fields)
  }

  function edit(edits: readonly CellEdit[]) {
    const changes = edits.flatMap(({ place, field, value }) => {
      const at = placeFor(field)
      const before = rows[place]?.cellAt(at) ?? ''
      return at === -1 || before === value || state[place] === added
        ? []
        : [{ place, column: at, before, after: value }]
    })
    if (changes.length === 0) return
    history.add(changes)
    write(changes.map(({ after, ...change }) => ({ ...change, value: after })))
  }

  /** The places of a group, and those of one value in it. */
  const inGroup = (id: string, value: string | null) =>
    [...errors.places(id), ...warnings.places(id)].filter(
      ({ issue }) => value === null || issue.value === value,
    )

  function review(): Review {
    const counts = { all: count, ready: 0, 'to-fix': 0, warned: 0, 'left-out': 0 }
    const totals = { rows: 0, outstanding: 0, interest: 0, compensation: 0 }
    const fees = { 'Fixed Fee': 0, 'No Recovery No Fee': 0 }
    const changes = new Map<ImportColumn, ChangeGroup>()
    const totalRows: number[] = []
    let differing = 0
    const feeMode = choices?.feeMode ?? 'Fixed Fee'
    for (let place = 0; place < count; place += 1) {
      const fate = fateOf(place)
      if (state[place] === total) totalRows.push(rows[place]?.row ?? 0)
      if (fate === 'added') continue
      counts[fate] += 1
      if (fate !== 'ready') continue
      if (warnings.any(place)) counts.warned += 1
      totals.rows += 1
      totals.outstanding += outstanding[place] ?? 0
      totals.interest += interest[place] ?? 0
      totals.compensation += compensation[place] ?? 0
      const fee = feeType(initial[place] ?? 0, feeMode)
      fees[fee] += 1
      const more = extra.get(place)
      if (!more) continue
      if (more.differs || (more.fileFee !== '' && more.fileFee !== fee.toLowerCase()))
        differing += 1
      for (const change of more.changes) {
        const group = changes.get(change.column)
        if (group) group.rows += 1
        else changes.set(change.column, { ...change, rows: 1 })
      }
    }
    const matches = settings?.matches ?? []
    return {
      fields: matches.filter((field) => field !== null),
      matches,
      counts,
      totals,
      fees,
      differing,
      totalRows,
      errors: errors.groups(numberOf, (place) => fateOf(place) === 'to-fix'),
      warnings: warnings.groups(numberOf, (place) => fateOf(place) === 'ready'),
      changes: [...changes.values()],
      doubles: doublesByKind(),
      dateOrderOpen: dates.isOpen,
      decimalOpen: settings?.decimal === 'comma' || errors.some(isDecimalDoubt),
      skipped: skipped.reduce((sum, one) => sum + one, 0),
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
    }
  }

  const numberOf = (place: number) => rows[place]?.row ?? 0

  function doublesByKind(): Review['doubles'] {
    const found: Record<DoubleKind, { count: number; first: DoubleRow[] }> = {
      repeat: { count: 0, first: [] },
      likely: { count: 0, first: [] },
      known: { count: 0, first: [] },
      alike: { count: 0, first: [] },
    }
    for (const { kind, place, other } of doubles.values()) {
      if (state[place] !== ready || skipped[place]) continue
      const group = found[kind]
      group.count += 1
      if (group.first.length === shownDoubles) continue
      const shown = typeof other === 'number' ? { row: numberOf(other) } : other
      group.first.push({ ...marksOf(entryAt(place)), kind, row: numberOf(place), other: shown })
    }
    return found
  }

  function entryAt(place: number): DebtEntry {
    const row = rows[place]
    const checked = row && checking ? checkRow(row, checking) : null
    if (checked?.kind !== 'ready') throw new Error(`Row ${row?.row} is not ready to be sent.`)
    return checked.entry
  }

  return {
    /** Reads the whole file under other settings. */
    check(next: SheetSettings) {
      settings = next
      dates = { isOpen: false, isSerial: false }
      checking = {
        places: placesOf(next.matches),
        dates: { order: next.dateOrder, isSerial: false },
        decimal: next.decimal,
        today: next.today,
        rules: next.rules,
      }
      checkAll()
      compare()
    },

    choose(next: SheetChoices) {
      choices = next
    },

    /** The debts there are already, to compare the rows with. */
    compareWith(records: readonly KnownDebt[]) {
      known = indexOf(records)
      inList.clear()
      for (let place = 0; place < count && records.length > 0; place += 1) {
        const found = state[place] === ready && known.find(marksOf(entryAt(place)))
        if (found) inList.set(place, found)
      }
      compare()
    },

    review,

    /** A part of the rows a filter lets through. */
    rows(filter: RowFilter, from: number, length: number): { total: number; rows: SheetRow[] } {
      const places = placesShown(filter)
      const fieldColumns = (settings?.matches ?? []).flatMap((field, at) => (field ? [at] : []))
      return {
        total: places.length,
        rows: places.slice(from, from + length).map((place) => ({
          place,
          row: numberOf(place),
          fate: fateOf(place),
          values: fieldColumns.map((at) => cellsAt(place)[at] ?? ''),
          issues: errors.of(place),
          warnings: warnings.of(place),
          leftOut: leftOutBy(place),
        })),
      }
    },

    edit,

    /** One decision for a group of like issues: every cell of it, or every one with the same value. */
    replaceInGroup(id: string, value: string | null, replacement: string) {
      edit(
        inGroup(id, value).flatMap(({ place, issue }) =>
          issue.column ? [{ place, field: issue.column, value: replacement }] : [],
        ),
      )
    },

    /** Takes what was probably meant, where there is such a thing. */
    takeSuggestions(id: string) {
      edit(
        inGroup(id, null).flatMap(({ place, issue }) =>
          issue.column && issue.suggestion !== undefined
            ? [{ place, field: issue.column, value: issue.suggestion }]
            : [],
        ),
      )
    },

    /** Rows whose cells did not fall into columns: the person has looked, and they are right as shown. */
    acceptShape(id: string) {
      const places = inGroup(id, null).map(({ place }) => place)
      for (const place of places) {
        const row = rows[place]
        if (row) row.problem = null
      }
      recheck(places, new Set())
    },

    /** Takes in again what the person has left out. */
    takeInAgain() {
      skipped.fill(0)
    },

    leaveOutGroup(id: string) {
      for (const { place } of inGroup(id, null)) skipped[place] = 1
    },

    undo() {
      write(history.undo().map(({ before, ...change }) => ({ ...change, value: before })))
    },

    redo() {
      write(history.redo().map(({ after, ...change }) => ({ ...change, value: after })))
    },

    /** What is sent if the person says so now, in the order of the file. */
    toSend(): SentRows {
      const places = placesShown({ kind: 'ready' })
      return {
        rows: Int32Array.from(places, numberOf),
        outstanding: Float64Array.from(places, (place) => outstanding[place] ?? 0),
      }
    },

    /** The debts of some rows, by row number. */
    entries(numbers: readonly number[]): DebtEntry[] {
      return numbers.map((number) => entryAt(placeOfRow.get(number) ?? -1))
    },

    /** The rows that are no debts yet as a file of their own, with the reasons. */
    corrections(left: readonly RowLeft[]): string {
      const told = new Map(left.map(({ row, issues }) => [row, issues]))
      const open = rows.flatMap(({ row, cells }, place) => {
        const issues = told.get(row) ?? (fateOf(place) === 'to-fix' ? errors.of(place) : null)
        return issues ? [{ row, cells, issues }] : []
      })
      return correctionsCsv(table.header, open)
    },

    /** After a round of sending: what was added stays out of the next, what was refused says why. */
    settle(created: readonly number[], refused: readonly RowLeft[]) {
      for (const { row, issues } of refused) {
        const place = placeOfRow.get(row)
        if (place !== undefined) refusals.set(place, issues)
      }
      for (const row of created) {
        const place = placeOfRow.get(row)
        if (place === undefined) continue
        state[place] = added
        keys.set(place, null)
        errors.set(place, [])
        warnings.set(place, [])
      }
      for (const place of refusals.keys()) checkOne(place)
      compare()
    },
  }
}
