import type { DatedDebtIdentity } from '@/api/debtor/identity'
import type { IsoDate } from '@/rules/days'
import type { FeeType } from '@/rules/fee'
import type { ImportColumn } from '@/rules/import-columns'
import type { InterestRules } from '@/rules/interest'
import type { Pence } from '@/rules/money'
import type { DuplicateKind, ExistingDebt } from '../check/duplicates'
import type { DateOrder, DecimalSign } from '../check/formats'
import type { RowChange, RowIssue } from '../check/rows'
import type { Matches } from '../match/match-columns'
import type { IssueGroup } from './issue-groups'

/** The user's settings for the whole file. */
export interface SheetSettings {
  matches: Matches
  dateOrder: DateOrder
  decimal: DecimalSign
  today: IsoDate
  rules: InterestRules
}

/** The user's choices for the rows. */
export interface SheetChoices {
  feeMode: FeeType
  duplicates: Readonly<Record<DuplicateKind, 'leave' | 'send'>>
}

/** Which rows are shown: those with a status, or one group of issues. */
export type RowFilter =
  | { kind: 'all' | 'ready' | 'to-fix' | 'warned' | 'left-out' }
  | { kind: 'issue'; id: string }

export type RowStatus = 'ready' | 'to-fix' | 'left-out' | 'added'

export interface SheetRow {
  rowIndex: number
  row: number
  status: RowStatus
  /** In the order of {@link Review.fields}. */
  values: readonly string[]
  issues: readonly RowIssue[]
  warnings: readonly RowIssue[]
}

export interface ChangeGroup extends RowChange {
  rows: number
}

export interface DuplicateRow extends DatedDebtIdentity {
  row: number
  other: { row: number } | ExistingDebt
}

/** How a newer list of debts changes the duplicates among the rows to send. */
export interface ComparisonChange {
  /** Rows that now match an existing debt. */
  newlyExisting: number
  /** Rows that now resemble an existing debt. */
  newlySimilar: number
  /** Whether the set of rows to send differs. */
  isSelectionChanged: boolean
}

export const isChanged = ({ newlyExisting, newlySimilar, isSelectionChanged }: ComparisonChange) =>
  newlyExisting > 0 || newlySimilar > 0 || isSelectionChanged

export const sumChanges = (changes: readonly ComparisonChange[]): ComparisonChange => ({
  newlyExisting: changes.reduce((sum, { newlyExisting }) => sum + newlyExisting, 0),
  newlySimilar: changes.reduce((sum, { newlySimilar }) => sum + newlySimilar, 0),
  isSelectionChanged: changes.some(({ isSelectionChanged }) => isSelectionChanged),
})

/** A row that equals or resembles an existing debt. */
export interface ExistingMatch {
  row: number
  isSame: boolean
  existing: ExistingDebt
}

/** The number of rows to send with each fee, and their original amounts in pence. */
export type FeeSplit = Readonly<Record<FeeType, { rows: number; amount: Pence }>>

/** The summary of the sheet before sending, under the current settings and choices. */
export interface Review {
  /** The matched fields, in the order of their columns. */
  fields: readonly ImportColumn[]
  /** The day interest is calculated for; null before the first check. */
  today: IsoDate | null
  matches: Matches
  counts: Readonly<Record<Exclude<RowFilter['kind'], 'issue'>, number>>
  /** Totals in pence over the rows to send (section 9 of the specification). */
  totals: { rows: number; outstanding: Pence; interest: Pence; compensation: Pence }
  /** The split of fees under each fee mode. */
  feesByMode: Readonly<Record<FeeType, FeeSplit>>
  /** Rows whose fee type, interest or compensation differs from the portal's. */
  differing: number
  /** Row numbers of total rows. */
  totalRows: readonly number[]
  errors: readonly IssueGroup[]
  warnings: readonly IssueGroup[]
  changes: readonly ChangeGroup[]
  /** Duplicates of each kind: their number and the first of them. */
  duplicates: Readonly<Record<DuplicateKind, { count: number; first: readonly DuplicateRow[] }>>
  dateOrderOpen: boolean
  decimalOpen: boolean
  /** Rows the user excluded. */
  excluded: number
  canUndo: boolean
  canRedo: boolean
}

export interface CellEdit {
  rowIndex: number
  field: ImportColumn
  value: string
}
