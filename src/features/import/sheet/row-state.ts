import { oddByteMark } from '@/lib/csv-decode'
import { type DecimalSign, formatMoney } from '@/rules/money'
import { shortDate } from '@/rules/written-date'
import { signedPence } from '../cells/signed-pence'
import type { CheckedRow } from './check-row'
import type { FileRules } from './file-rules'
import { enterName } from './parse-debtor'
import type { Edits, LeftOut, ListedDebt, RowFilter, RowStatus, SheetField } from './protocol'
import { createIssue, type Issue, RowCells, sentences } from './read-cell'

const noEdits: Edits = new Map()

/** A row of the file with all that is known about it. */
export class RowState {
  /** The values that a person typed instead of its cells; no other row is interpreted by them. */
  edits = noEdits
  /** Set before the row is counted, shown or sent. */
  checked!: CheckedRow
  /** A person's own decision about the row. */
  override: 'include' | 'include-copy' | 'leave-out' | null = null
  /** The debt of the list, by its id, that a person knew of when deciding. */
  knownId: number | null = null
  /** Why it is not imported; null if it is. */
  leftOut: LeftOut | null = null
  sent: 'added' | 'not-confirmed' | null = null
  /** The errors of the server, and the edits of the row that it refused. */
  refusal: { edits: Edits; issues: readonly Issue[] } | null = null
  /** The debt of the client's list that it is, or that is like it. */
  inList: { debt: ListedDebt; isSame: boolean } | null = null
  /** A warning that follows from other rows of the file: An earlier row has this invoice number. */
  remark = ''
  /** The company of a row above, where this invoice has no name, as below merged cells. */
  nameAbove = ''

  constructor(
    readonly number: number,
    readonly cells: readonly string[],
    public problem: string | null,
  ) {}

  /** The errors of the server, until the row is changed. */
  get serverIssues(): readonly Issue[] {
    return this.refusal?.edits === this.edits ? this.refusal.issues : []
  }

  /** All its problems: those of its check, the server's, and debts of the list or the file like it. */
  get issues(): readonly Issue[] {
    const { checked, serverIssues, inList, remark, nameAbove: suggestion } = this
    // Of a long file nearly all rows end here.
    if (serverIssues.length === 0 && !inList && !remark && !suggestion) return checked.issues
    const value = `row ${this.number}`
    const suggest = (issue: Issue): Issue =>
      suggestion && issue.message === enterName ? { ...issue, value, suggestion } : issue
    const issues = [...checked.issues.map(suggest), ...serverIssues]
    const warn = (debt: string, message: string) =>
      issues.push(createIssue('warning', null, debt, message))
    if (inList && !inList.isSame) {
      const { name, customerRef } = inList.debt
      warn(`${name} ${customerRef}`.trim(), 'Your list has a similar debt')
    }
    if (remark) warn(checked.externalRef || checked.customerRef, remark)
    return issues
  }

  get status(): RowStatus {
    if (this.sent) return this.sent
    if (this.leftOut) return 'left-out'
    return this.checked.isInvalid || this.serverIssues.length > 0 ? 'to-fix' : 'ready'
  }

  /** Whether a filter shows the row; one of a group of problems shows rows that would be imported. */
  isShown(filter: RowFilter): boolean {
    const { status } = this
    if (filter === 'all') return true
    if (filter === 'warned') return status === 'ready' && this.issues.length > 0
    if (!filter.startsWith('problem ')) return status === filter
    const isImported = status === 'ready' || status === 'to-fix'
    return isImported && this.issues.some(({ group }) => filter === `problem ${group}`)
  }

  /** The row for the screen; one that is left out shows why, and no problems. */
  show(fields: readonly SheetField[], { readers, sign }: FileRules) {
    const leftOut = this.sent ? null : this.leftOut
    const issues = leftOut ? [] : this.issues
    const cells = new RowCells(this, readers)

    const showCell = (field: SheetField) => {
      const find = (severity: Issue['severity'], some = issues) =>
        some.find((issue) => issue.field === field && issue.severity === severity)?.message
      const text = cells.raw(field).replaceAll(oddByteMark, '')
      return {
        /** The text of the file, or the one that was typed. */
        text,
        /** As understood: `1 Jan 2026`, `£1,250.00`; else the text itself. */
        shown: find('error', this.checked.issues)
          ? text
          : this.#understood(cells, field, text, sign),
        error: find('error'),
        warning: find('warning'),
      }
    }

    return {
      rowNumber: this.number,
      status: this.status,
      /** In the order of the fields. */
      cells: fields.map(showCell),
      /** Sentences, those of a cell with its field: `Last invoice date: Enter a real date`. */
      errors: sentences(issues, 'error'),
      warnings: sentences(issues, 'warning'),
      leftOut,
    }
  }

  /** A cell as understood: `1 Jan 2026` for "01.01.26", `£1,250.00` for "1250". */
  #understood(cells: RowCells, field: SheetField, text: string, sign?: DecimalSign): string {
    const { nonDebt, amount, outstanding } = this.checked
    const isForeign = this.leftOut?.reason === 'currency'
    if (this.problem !== null || isForeign || (nonDebt && this.leftOut)) return text
    const { value } = cells.read(field)
    const isReckoned = field === 'amount_outstanding' && !this.checked.isInvalid
    if (cells.text(field) === '' && !isReckoned) return ''
    if (field === 'last_invoice_date') return value && shortDate(value)
    if (field === 'initial_debt') return formatMoney(amount)
    if (field === 'amount_outstanding') return formatMoney(outstanding)
    const paid = field === 'amount_paid' ? Math.abs(signedPence(text, sign)) : Number.NaN
    if (!Number.isNaN(paid)) return formatMoney(paid)
    return field === 'is_individual' || field === 'is_disputed' ? text : value || text
  }
}

/** The properties of a row that a person can change, and undo. */
export const changeable = ({ edits, problem, override, knownId }: RowState) => ({
  ...{ edits, problem, override, knownId },
})
export type RowChanges = Partial<ReturnType<typeof changeable>>

/** Takes in a row, also beside the debt of the list that is shown, but beside none that is added later. */
export const include = ({ leftOut, knownId }: RowState): RowChanges => ({
  // Who takes in the copy of a debt takes in no credit note, which it may turn out to be.
  override: /^(?:total|credit)/.test(leftOut?.reason ?? '') ? 'include' : 'include-copy',
  knownId: leftOut?.listed?.id ?? knownId,
})
export const leaveOut = (): RowChanges => ({ override: 'leave-out' })
