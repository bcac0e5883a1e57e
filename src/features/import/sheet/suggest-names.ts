import type { FileRules } from './file-rules'
import { createTextOf, detailFields, isNameless } from './leave-out'
import type { SheetField } from './protocol'
import type { RowState } from './row-state'

/** Fields that the invoices of one debtor repeat, or have in the first row alone. */
const debtorFields = detailFields.filter((field) => !/^external|date$/.test(field))

/** Suggests the company of the row above for invoices without a name, which are its own below merged cells. */
export function suggestNames(rows: readonly RowState[], { readers, columns }: FileRules): void {
  const textOf = createTextOf(readers)
  const contacts = columns.filter(
    ({ field, header }) => !field && /(?<!last )contact|name/i.test(header),
  )
  let above: RowState | null = null
  for (const row of rows) {
    const { isConsumer, externalRef, date, nonDebt } = row.checked
    const named = isNameless(row) && (externalRef || date) ? above : null
    const isOfOther = (field: SheetField) =>
      named && !['', textOf(named, field)].includes(textOf(row, field))
    const hasOtherContact = contacts.some(
      ({ index }) => row.cells[index] && row.cells[index] !== named?.cells[index],
    )
    row.nameAbove = (!hasOtherContact && !debtorFields.some(isOfOther) && named?.checked.name) || ''
    if (!isNameless(row)) above = isConsumer || nonDebt?.reason === 'total' ? null : row
  }
}
