import { maxColumns } from '@/lib/csv-read'
import type { IsoDate } from '@/rules/days'
import type { FeeType } from '@/rules/fee'
import type { SheetField } from '@/rules/import-columns'
import type { InterestRules } from '@/rules/interest'
import type { DecimalSign } from '@/rules/money'
import type { DateOrder } from '@/rules/parse-date'
import type { CheckedRow } from './check-row'
import type { RowState } from './row-state'
import type { showGroup, summarise } from './summarise'

export type { Sheet as SheetCommands } from './sheet'
export type { SheetField }

/** A file that was opened, or a workbook of which a sheet has to be chosen, or why there is none. */
export type OpenResult =
  | { file: { name: string; rowCount: number; isTextGuessed: boolean }; summary: Summary }
  | { workbook: { file: File; sheets: readonly string[] } }
  | string

/** A person's decisions about the whole file; where there is none the evidence in the file decides. */
export interface Decisions {
  /** The day interest is calculated for. */
  today: IsoDate
  rules: InterestRules
  feeMode: FeeType
  dateOrder?: DateOrder
  decimalSign?: DecimalSign
  /** Rows whose date cannot be read are sent without one (decision 26). */
  importWithoutDate?: boolean
  /** The amount owed where the amount outstanding is blank in a column that other rows fill. */
  blankOutstanding?: 'whole' | 'nothing'
  /**
   * The fields of columns by their index, or of no column by -1; the newest last. A column that loses its
   * field to another one has it again once that one gets another.
   */
  choices: readonly (readonly [column: number, field: SheetField | null])[]
  /** The first line is a debt, so the columns have no names. */
  firstLineIsDebt: boolean
}

/** A column of the file, for matching. */
export interface SheetColumn {
  index: number
  /** As the file has it. */
  header: string
  /** Unique; `Column 3` for one without a name. */
  name: string
  /** Several columns may have one that decides about the row. */
  field: SheetField | null
  /** `contents`: by its values; `person`: by {@link Decisions.choices}, also to no field. */
  matchedBy: 'name' | 'similar-name' | 'contents' | 'person' | null
  /** The first value that is not blank; blank if there is none. */
  sample: string
  /** Most of its values have a pound sign or pence, as references, counts and years do not. */
  holdsAmounts: boolean
}

/** The values that a person typed in a row, also for fields without a column. */
export type Edits = ReadonlyMap<SheetField, string>

export type RowStatus = 'ready' | 'to-fix' | 'left-out' | 'added' | 'not-confirmed'

export type LeftOutReason =
  | ('total' | 'currency' | 'credit-or-payment')
  | ('equal-row' | 'listed' | 'by-person')

/** The values by which debts are compared; the amount in pence. */
export type DebtIdentity = Pick<
  CheckedRow,
  'name' | 'customerRef' | 'externalRef' | 'amount' | 'date'
>

/** A debt of the client's list. */
export type ListedDebt = DebtIdentity & { id: number }

/** Why a row is not imported. A row in another currency cannot be taken in. */
export interface LeftOut {
  reason: LeftOutReason
  /** A sentence for the screen: `The amount is in EUR, not in pounds`. */
  text: string
  /** The debt of the list; only of `listed`. */
  listed?: ListedDebt
}

/** What mends all rows of a group: {@link SheetCommands.mend}, or the answer to an open question. */
export type Mend =
  | ('suggestions' | 'clear-values' | 'leave-out-rows' | 'accept-shape' | 'importWithoutDate')
  | ('decimalSign' | 'blankOutstanding')

/** Rows with the same error or warning. */
export type ProblemGroup = ReturnType<typeof showGroup>

export interface Summary extends ReturnType<typeof summarise> {
  /** Grows with every command: rows asked for under an earlier version are stale. */
  version: number
  /** The first line looks like a debt; whether it is one is decided. */
  looksHeaderless: boolean
  canUndo: boolean
}

/** A row for the screen. */
export type SheetRow = ReturnType<RowState['show']>

/** `problem …`: rows of the group of problems with this id. */
export type RowFilter = Exclude<RowStatus, 'added'> | 'all' | 'warned' | `problem ${string}`

/** The outcome of a row that was sent. */
export interface SendResult {
  rowNumber: number
  /** Null if the server refused the row. */
  sent: RowState['sent']
  /** Of the debt that was added. */
  debtId?: number
  /** Messages by the path of the API's field; blank: the whole row. */
  reasons: readonly { path: string; message: string }[]
}

/**
 * The server is slow for each row, so a longer list belongs in several files. Exports have a few hundred
 * columns at most. The characters of a cell are Excel's limit ("Excel specifications and limits").
 */
export const fileLimits = {
  bytes: 60_000_000,
  rows: 100_000,
  columns: maxColumns,
  cellCharacters: 32_767,
}
