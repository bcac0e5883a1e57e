import type { DatedDebtIdentity } from '@/api/debtor/identity'
import type { IsoDate } from '@/rules/days'
import type { FeeType } from '@/rules/fee'
import type { ImportColumn } from '@/rules/import-columns'
import type { InterestRules } from '@/rules/interest'
import type { Pence } from '@/rules/money'
import type { DateOrder } from '../check/date-order'
import type { DecimalSign } from '../check/decimal-sign'
import type { DuplicateKind, ExistingDebt } from '../check/duplicates'
import type { RowChange, RowIssue } from '../check/rows'
import type { Matches } from '../match/match-columns'
import type { IssueGroup } from './issue-groups'

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
  duplicates: Readonly<Record<DuplicateKind, 'leave' | 'send'>>
}

/** Which rows are looked at: a state of theirs, or one group of like issues. */
export type RowFilter =
  | { kind: 'all' | 'ready' | 'to-fix' | 'warned' | 'left-out' }
  | { kind: 'issue'; id: string }

export type RowStatus = 'ready' | 'to-fix' | 'left-out' | 'added'

export interface SheetRow {
  rowIndex: number
  row: number
  status: RowStatus
  /** In the order of the sheet's fields. */
  values: readonly string[]
  issues: readonly RowIssue[]
  warnings: readonly RowIssue[]
  /** Why it is left out. */
  exclusion: DuplicateKind | 'total' | 'person' | null
}

export interface ChangeGroup extends RowChange {
  rows: number
}

export interface DuplicateRow extends DatedDebtIdentity {
  kind: DuplicateKind
  row: number
  other: { row: number } | ExistingDebt
}

/** How a newer list of debts changes what is known of the rows that were to be sent. */
export interface ComparisonChange {
  /** Rows that are among the debts, and were not before. */
  newlyExisting: number
  /** Rows that look like a debt, and did not before. */
  newlySimilar: number
  /** Whether other rows would be sent than before. */
  isSelectionChanged: boolean
}

export const isChanged = ({ newlyExisting, newlySimilar, isSelectionChanged }: ComparisonChange) =>
  newlyExisting > 0 || newlySimilar > 0 || isSelectionChanged

/** Several changes as one. */
export const sumChanges = (changes: readonly ComparisonChange[]): ComparisonChange => ({
  newlyExisting: changes.reduce((sum, { newlyExisting }) => sum + newlyExisting, 0),
  newlySimilar: changes.reduce((sum, { newlySimilar }) => sum + newlySimilar, 0),
  isSelectionChanged: changes.some(({ isSelectionChanged }) => isSelectionChanged),
})

/** A row that is, or looks like, one of some debts. */
export interface ExistingMatch {
  row: number
  isSame: boolean
  existing: ExistingDebt
}

/** Of the rows that are sent, how many have each fee, and the sum of their original amounts. */
export type FeeSplit = Readonly<Record<FeeType, { rows: number; amount: Pence }>>

/** All that is to be known before sending, under the choices made so far. */
export interface Review {
  /** The fields that have a column, in the order of the columns. */
  fields: readonly ImportColumn[]
  /** The day interest is computed for; null before the first check. */
  today: IsoDate | null
  matches: Matches
  counts: Readonly<Record<Exclude<RowFilter['kind'], 'issue'>, number>>
  /** Section 9: sums over the rows that are sent. */
  totals: { rows: number; outstanding: Pence; interest: Pence; compensation: Pence }
  /** What would have which fee, by the fee mode. */
  feesByMode: Readonly<Record<FeeType, FeeSplit>>
  /** Rows whose fee type, interest or compensation in the file is not the portal's. */
  differing: number
  /** Row numbers of lines of sums. */
  totalRows: readonly number[]
  errors: readonly IssueGroup[]
  warnings: readonly IssueGroup[]
  changes: readonly ChangeGroup[]
  /** Rows that may be debts a second time: how many, and the first of them. */
  duplicates: Readonly<Record<DuplicateKind, { count: number; first: readonly DuplicateRow[] }>>
  dateOrderOpen: boolean
  decimalOpen: boolean
  /** Rows the person has left out. */
  excluded: number
  canUndo: boolean
  canRedo: boolean
}

export interface CellEdit {
  rowIndex: number
  field: ImportColumn
  value: string
}
