import type { SheetField } from './protocol'

const requirements: readonly [label: string, fields: readonly SheetField[]][] = [
  [
    'a name: company name, trading name or last name',
    ['company_name', 'trading_name', 'last_name'],
  ],
  ['an amount: original amount or amount outstanding', ['initial_debt', 'amount_outstanding']],
]

/** The needed fields that no column fills, or that several columns contest; empty if there are none. */
export const missingFields = (
  fields: readonly (SheetField | null)[],
  contested: readonly SheetField[] = [],
): string[] =>
  requirements.flatMap(([label, choices]) => {
    const isContested = choices.some((field) => contested.includes(field))
    return isContested || !choices.some((field) => fields.includes(field)) ? label : []
  })
