import { oddByteMark } from '@/lib/csv-decode'
import type { TableRow } from '@/lib/csv-read'
import { formatMoney } from '@/rules/money'
import { shortDate } from '@/rules/written-date'
import { type CheckedRow, unchecked } from './check-row'
import type {
  LeftOut,
  ListedDebt,
  RowFilter,
  RowStatus,
  SheetCell,
  SheetField,
  SheetRow,
} from './protocol'
import {
  type CellReaders,
  columnIn,
  createIssue,
  type Issue,
  noIssues,
  sentences,
} from './read-cell'

/** A row of the file with all that is known about it. */
export class RowState implements TableRow {
  readonly number: number
  cells: string[]
  problem: string | null
  checked: CheckedRow = unchecked
  /** A person's own decision about the row. */
  override: 'include' | 'leave-out' | null = null
  /** Why it is not imported; null if it is. */
  leftOut: LeftOut | null = null
  sent: 'added' | 'not-confirmed' | null = null
  /** The errors of the server, until the row is changed. */
  serverIssues: readonly Issue[] = noIssues
  /** The debt of the list that it is. */
  listed: ListedDebt | null = null
  /** An earlier row has its debtor and invoice, but another amount or date. */
  isRepeated = false
  /** A debt of the list that is like it. */
  similar: ListedDebt | null = null

  constructor({ number, cells, problem }: TableRow) {
    this.number = number
    this.cells = cells
    this.problem = problem
  }

  /** All its problems: those of its check, the server's, and debts of the list or the file like it. */
  get issues(): readonly Issue[] {
    const { checked, serverIssues, similar, isRepeated } = this
    if (serverIssues.length === 0 && !similar && !isRepeated) return checked.issues
    const warn = (debt: string, message: string) => [createIssue('warning', null, debt, message)]
    const listed = similar && `${similar.name} ${similar.customerRef}`.trim()
    return [
      ...checked.issues,
      ...serverIssues,
      ...(listed === null ? [] : warn(listed, 'Your list has a similar debt')),
      ...(isRepeated
        ? warn(checked.externalRef, 'An earlier row has this debtor and invoice')
        : []),
    ]
  }

  get status(): RowStatus {
    if (this.sent) return this.sent
    if (this.leftOut) return 'left-out'
    return this.checked.isInvalid || this.serverIssues.length > 0 ? 'to-fix' : 'ready'
  }

  /** Whether a filter shows the row; one of a group of problems shows rows that would be imported. */
  isShown(filter: RowFilter): boolean {
    if (filter === 'all') return true
    if (filter === 'warned') return this.status === 'ready' && this.issues.length > 0
    if (typeof filter === 'string') return this.status === filter
    const isImported = this.status === 'ready' || this.status === 'to-fix'
    return isImported && this.issues.some(({ group }) => group === filter.problem)
  }

  /** The row for the screen; one that is left out shows why, and no problems. */
  show(fields: readonly SheetField[], readers: CellReaders): SheetRow {
    const leftOut = this.sent ? null : this.leftOut
    const issues = leftOut ? [] : this.issues

    const showCell = (field: SheetField): SheetCell => {
      const own = issues.filter((issue) => issue.field === field)
      const error = own.find(({ severity }) => severity === 'error')
      const warning = own.find(({ severity }) => severity === 'warning')
      const raw = this.cells[columnIn(readers[field], this.cells)] ?? ''
      const shown = error ? raw : this.#shownText(field, raw, readers)
      return {
        text: raw.replaceAll(oddByteMark, ''),
        shown: shown.replaceAll(oddByteMark, ''),
        ...(error && { error: error.message }),
        ...(warning && { warning: warning.message }),
      }
    }

    return {
      rowNumber: this.number,
      status: this.status,
      cells: fields.map(showCell),
      errors: sentences(issues, 'error'),
      warnings: sentences(issues, 'warning'),
      leftOut,
    }
  }

  /** A cell as understood: `1 Jan 2026` for "01.01.26", `£1,250.00` for "1250". */
  #shownText(field: SheetField, raw: string, readers: CellReaders): string {
    const { nonDebt, amount, outstanding } = this.checked
    const reader = readers[field]
    if (!reader || raw === '' || this.problem !== null || (nonDebt && this.leftOut)) return raw
    const { text, value } = reader.read(raw)
    if (text === '') return ''
    if (field === 'last_invoice_date') return value && shortDate(value)
    if (field === 'initial_debt') return formatMoney(amount)
    if (field === 'amount_outstanding') return formatMoney(outstanding)
    return field === 'is_individual' || field === 'is_disputed' ? raw : value || raw
  }
}
