import { entryIdentity, isSimilarDebt } from '@/api/debtor/identity'
import type { DebtEntry } from '@/api/debtor/request-body'
import type { CsvTable } from '@/lib/csv-read'
import type { ImportColumn } from '@/rules/import-columns'
import type { CheckSettings } from '../check/check-row'
import { createDateJudge, datesOf } from '../check/date-order'
import { isContinental } from '../check/decimal-sign'
import {
  type DuplicateMatch,
  type ExistingDebt,
  type FoundDebt,
  indexOf,
} from '../check/duplicates'
import { placesOf } from '../check/row-cells'
import type { RowIssue, RowLeft, SentRows } from '../check/rows'
import type {
  CellEdit,
  ComparisonChange,
  ExistingMatch,
  Review,
  RowFate,
  RowFilter,
  SheetChoices,
  SheetRow,
  SheetSettings,
} from '../review/summary'
import { createCheckedRows } from './checked-rows'
import { correctionsCsv } from './corrections'
import { createHistory } from './history'
import { summariseDuplicates } from './summarise-duplicates'
import { sumUp } from './summarise-rows'

/** An amount was refused that would be one with a decimal comma. */
const isDecimalDoubt = ({ column, value }: RowIssue) =>
  (column === 'initial_debt' || column === 'amount_outstanding') && isContinental(value)

/** One file as a sheet: its cells as the person has changed them, and what the rules say of each row. */
export function createSheet(table: CsvTable) {
  const { rows } = table
  const count = rows.length
  const checked = createCheckedRows(rows)
  const { errors, warnings, figures, stateOf } = checked
  const skipped = new Uint8Array(count)
  const history = createHistory()
  let settings: SheetSettings | null = null
  let checking: CheckSettings | null = null
  let dates = { isOpen: false, isSerial: false }
  let duplicates = new Map<number, DuplicateMatch>()
  /** Ids of the debts the rows were compared with last. */
  let comparedIds: ReadonlySet<number> = new Set()
  let choices: SheetChoices | null = null

  const placeOfRow = new Map(rows.map(({ row }, place) => [row, place]))
  const numberOf = (place: number) => rows[place]?.row ?? 0

  function* column(field: ImportColumn) {
    const place = settings?.matches.indexOf(field) ?? -1
    if (place === -1) return
    for (const row of rows) yield row.cellAt(place)
  }

  const checkOne = (place: number) => (checking ? checked.check(place, checking) : [])

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
    duplicates = checked.duplicates()
  }

  /** After cells have changed; the dates are judged as a column, so a date concerns them all. */
  function recheck(places: Iterable<number>, fields: ReadonlySet<ImportColumn>) {
    if (!checking) return
    for (const place of places) checkOne(place)
    if (fields.has('last_invoice_date')) turnDates(datesOf(column('last_invoice_date')))
    compare()
  }

  const leftOutBy = (place: number): SheetRow['leftOut'] => {
    if (stateOf(place) === 'total') return 'total'
    if (skipped[place]) return 'person'
    const duplicate = stateOf(place) === 'ready' ? duplicates.get(place) : undefined
    return duplicate && choices?.duplicates[duplicate.kind] === 'leave' ? duplicate.kind : null
  }

  const fateOf = (place: number): RowFate => {
    const state = stateOf(place)
    if (state === 'added') return state
    if (state === 'total' || leftOutBy(place)) return 'left-out'
    return state
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
      checked.clearServerErrors(place)
    }
    const fields = new Set(changes.flatMap(({ column: at }) => settings?.matches[at] ?? []))
    recheck(new Set(changes.map(({ place }) => place)), fields)
  }

  function edit(edits: readonly CellEdit[]) {
    const changes = edits.flatMap(({ place, field, value }) => {
      const at = placeFor(field)
      const before = rows[place]?.cellAt(at) ?? ''
      return at === -1 || before === value || stateOf(place) === 'added'
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
    const matches = settings?.matches ?? []
    const feeMode = choices?.feeMode ?? 'Fixed Fee'
    return {
      fields: matches.filter((field) => field !== null),
      today: settings?.today ?? null,
      matches,
      ...sumUp(checked, { count, numberOf, fateOf, feeMode }),
      errors: errors.groups(numberOf, (place) => fateOf(place) === 'to-fix'),
      warnings: warnings.groups(numberOf, (place) => fateOf(place) === 'ready'),
      duplicates: summariseDuplicates(openDuplicates(), { numberOf, entryAt }),
      dateOrderOpen: dates.isOpen,
      decimalOpen: settings?.decimal === 'comma' || errors.some(isDecimalDoubt),
      skipped: skipped.reduce((sum, one) => sum + one, 0),
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
    }
  }

  /** The debts there are that these rows match, by place. */
  function existingMatches(places: ReadonlySet<number>): Map<number, FoundDebt> {
    return new Map(
      [...places].flatMap((place) => {
        const found = checked.existingMatchOf(place)
        return found ? [[place, found]] : []
      }),
    )
  }

  /** Those a decision is still to be made about. */
  const openDuplicates = () =>
    [...duplicates.values()].filter(({ place }) => stateOf(place) === 'ready' && !skipped[place])

  function entryAt(place: number): DebtEntry {
    if (!checking) throw new Error('The columns have not been matched.')
    return checked.entryAt(place, checking)
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

    /** Compares the rows with the debts there are already. */
    compareWith(records: readonly ExistingDebt[]): ComparisonChange {
      const selectedBefore = new Set(placesShown({ kind: 'ready' }))
      const matchesBefore = existingMatches(selectedBefore)
      const idsBefore = comparedIds
      comparedIds = new Set(records.map(({ id }) => id))
      if (checking) checked.compareWith(records, checking)
      compare()
      const selected = new Set(placesShown({ kind: 'ready' }))
      const isNew = (place: number, { kind, other }: FoundDebt) => {
        const before = matchesBefore.get(place)
        return !before || !idsBefore.has(other.id) || (kind === 'known' && before.kind !== kind)
      }
      const newKinds = [...existingMatches(new Set([...selectedBefore, ...selected]))].flatMap(
        ([place, found]) => (isNew(place, found) ? [found.kind] : []),
      )
      const newlyKnown = newKinds.filter((kind) => kind === 'known').length
      return {
        newlyKnown,
        newlyAlike: newKinds.length - newlyKnown,
        isSelectionChanged:
          selected.size !== selectedBefore.size ||
          [...selected].some((place) => !selectedBefore.has(place)),
      }
    },

    /** Of some rows, by row number, those that are or look like one of these debts. */
    matchingRows(
      numbers: readonly number[],
      records: readonly ExistingDebt[],
    ): readonly ExistingMatch[] {
      const index = indexOf(records)
      return numbers.flatMap((row) => {
        const identity = entryIdentity(entryAt(placeOfRow.get(row) ?? -1))
        const found = index.find(identity)
        if (!found) return []
        const isSame = found.kind === 'known'
        return isSame || isSimilarDebt(identity, found.other)
          ? [{ row, isSame, existing: found.other }]
          : []
      })
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
          values: fieldColumns.map((at) => rows[place]?.cellAt(at) ?? ''),
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
    restoreExcluded() {
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
        outstanding: Float64Array.from(places, (place) => figures.outstanding[place] ?? 0),
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
        if (place !== undefined) checked.refuse(place, issues)
      }
      for (const row of created) {
        const place = placeOfRow.get(row)
        if (place !== undefined) checked.markAdded(place)
      }
      for (const place of checked.refused()) checkOne(place)
      compare()
    },
  }
}
