import { sheetFields } from '../cells/sheet-fields'
import type { SheetField } from './protocol'

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const requirements: readonly { label: string; fields: readonly SheetField[] }[] = [
  { label: 'a name', fields: ['company_name', 'trading_name', 'last_name'] },
  { label: 'an amount', fields: ['initial_debt', 'amount_outstanding'] },
]

/** The needed fields that no column fills, or that several columns contest; empty if there are none. */
export const missingFields = (
  fields: readonly (SheetField | null)[],
  contested: readonly SheetField[] = [],
): string[] =>
  requirements
    .filter(({ fields: choices }) => {
      // A contest about a trading name alone leaves no doubt about the debtor.
      const isContested = choices.some(
        (each) => each !== 'trading_name' && contested.includes(each),
      )
      return isContested || !choices.some((each) => fields.includes(each))
    })
    .map(({ label, fields: choices }) => {
      const labels = choices.map((field) => sheetFields[field].label.toLowerCase())
      return `${label}: ${anyOf.format(labels)}`
    })
