import { entryIdentity } from '@/api/debtor/identity'
import type { CsvRow } from '@/lib/csv-row'
import { type CheckSettings, checkRow } from '../check/check-row'
import {
  createRowKeys,
  type DuplicateMatch,
  type ExistingDebt,
  type FoundDebt,
  indexOf,
  matchesInFile,
} from '../check/duplicates'
import type { ReadyRow, RowIssue } from '../check/rows'
import { createGroups } from '../review/issue-groups'

const states = ['ready', 'to-fix', 'total', 'added'] as const
type State = (typeof states)[number]

/**
 * What the rules say of each row of a file, by its place. Only figures and what is wrong are kept;
 * an entry is worked out anew where it is needed: files are long.
 */
export function createCheckedRows(rows: readonly CsvRow[]) {
  const count = rows.length
  const state = new Uint8Array(count)
  const figures = {
    initial: new Float64Array(count),
    outstanding: new Float64Array(count),
    interest: new Float64Array(count),
    compensation: new Float64Array(count),
  }
  const keys = createRowKeys(count)
  const extra = new Map<number, Pick<ReadyRow, 'changes' | 'fileFee' | 'differs'>>()
  const errors = createGroups()
  const warnings = createGroups()
  const inList = new Map<number, FoundDebt>()
  /** What the server said of rows it refused; it stands until the row is changed. */
  const refusals = new Map<number, readonly RowIssue[]>()
  let known = indexOf([])

  const setState = (place: number, next: State) => {
    state[place] = states.indexOf(next)
  }
  const stateOf = (place: number): State => states[state[place] ?? 0] ?? 'ready'

  function forget(place: number) {
    extra.delete(place)
    inList.delete(place)
    errors.set(place, [])
    warnings.set(place, [])
  }

  function keep(place: number, { entry, changes, fileFee, differs, ...row }: ReadyRow) {
    figures.initial[place] = entry.initial_debt
    figures.outstanding[place] = entry.amount_outstanding
    figures.interest[place] = row.interest
    figures.compensation[place] = row.compensation
    const marks = entryIdentity(entry)
    keys.set(place, marks)
    const found = known.find(marks)
    if (found) inList.set(place, found)
    if (changes.length > 0 || fileFee || differs) extra.set(place, { changes, fileFee, differs })
    warnings.set(place, row.warnings)
  }

  function entryAt(place: number, settings: CheckSettings) {
    const row = rows[place]
    const checked = row && checkRow(row, settings)
    if (checked?.kind !== 'ready') throw new Error(`Row ${row?.row} is not ready to be sent.`)
    return checked.entry
  }

  return {
    figures,
    errors,
    warnings,
    stateOf,
    entryAt,
    extraOf: (place: number) => extra.get(place),
    existingMatchOf: (place: number) => inList.get(place),

    /** @returns the cells, for whoever has to look at them too: cutting a row is work */
    check(place: number, settings: CheckSettings): readonly string[] {
      const row = rows[place]
      if (!row) return []
      const { cells } = row
      if (stateOf(place) === 'added') return cells
      const checked = checkRow({ cells, problem: row.problem }, settings)
      const refused = refusals.get(place)
      forget(place)
      keys.set(place, null)
      setState(place, checked.kind === 'ready' && refused ? 'to-fix' : checked.kind)
      if (checked.kind === 'to-fix') errors.set(place, checked.issues)
      else if (checked.kind === 'ready' && refused) errors.set(place, refused)
      else if (checked.kind === 'ready') keep(place, checked)
      return cells
    },

    /** The debts there are already, to compare the rows with from now on. */
    compareWith(records: readonly ExistingDebt[], settings: CheckSettings) {
      known = indexOf(records)
      inList.clear()
      for (let place = 0; place < count && records.length > 0; place += 1) {
        const found =
          stateOf(place) === 'ready' && known.find(entryIdentity(entryAt(place, settings)))
        if (found) inList.set(place, found)
      }
    },

    /** Rows that may be debts a second time, by place: like another row, or one in the list. */
    duplicates(): Map<number, DuplicateMatch> {
      const duplicates = new Map<number, DuplicateMatch>()
      for (const [place, found] of inList) duplicates.set(place, { ...found, place })
      const cellsAt = (place: number) => rows[place]?.cells ?? []
      for (const duplicate of matchesInFile(keys, cellsAt)) {
        // A debt that is there already must not be sent because a row of the file is like it, too.
        if (inList.get(duplicate.place)?.kind !== 'known') {
          duplicates.set(duplicate.place, duplicate)
        }
      }
      return duplicates
    },

    /** The row is a debt now. It keeps its keys: a row that repeats it stays a repeat. */
    markAdded(place: number) {
      forget(place)
      setState(place, 'added')
    },

    refuse: (place: number, issues: readonly RowIssue[]) => refusals.set(place, issues),
    /** The row was changed: what the server said of it is of the past. */
    clearServerErrors: (place: number) => refusals.delete(place),
    refused: () => [...refusals.keys()],
  }
}

export type CheckedRows = ReturnType<typeof createCheckedRows>
