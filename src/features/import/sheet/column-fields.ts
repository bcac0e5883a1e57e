import { amountFields } from '../cells/sheet-fields'
import type { Match } from './match-columns'
import type { Decisions, SheetField } from './protocol'
import { decidingValues } from './read-cell'

/** Gives columns the fields that a person chose, and takes them from others, unless several may have them. */
export function applyChoices(found: Match, { choices }: Decisions): Match {
  const columns = found.columns.map((column) => ({ ...column }))
  for (const [index, field] of choices)
    for (const column of columns)
      if (column.index === index) Object.assign(column, { field, matchedBy: 'person' })
      else if (field && column.field === field && !(field in decidingValues))
        Object.assign(column, { field: null, matchedBy: null })
  const decided = new Set(choices.map(([, field]) => field))
  // A column of payments also gives the amount outstanding.
  if (decided.has('amount_paid')) decided.add('amount_outstanding')
  return { columns, contested: found.contested.filter((field) => !decided.has(field)) }
}

const requirements: readonly [label: string, ...choices: SheetField[]][] = [
  ['a name: company name, trading name or last name', 'company_name', 'trading_name', 'last_name'],
  ['an amount: original amount or amount outstanding', 'initial_debt', 'amount_outstanding'],
]

/** The needed fields that no column fills, or that several columns contest; empty if there are none. */
export const missingFields = ({ columns, contested }: Match): string[] =>
  requirements.flatMap(([label, ...choices]) => {
    const deciding = choices.includes('initial_debt') ? amountFields : choices
    const isContested = deciding.some((field) => contested.includes(field))
    const isMatched = columns.some(({ field }) => field && choices.includes(field))
    return isContested || !isMatched ? label : []
  })
