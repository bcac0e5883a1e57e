import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { importFields } from './fields'

/** For each column of the file the field it fills, or null where it is left out. */
export type Matches = readonly (ImportColumn | null)[]

/** `Last_Invoice-Date*` and `last invoice date` are one name. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** How well a name speaks for a field: by the field's own names 2, by another system's 1. */
const fieldsByName = new Map<string, { field: ImportColumn; strength: 1 | 2 }>()
for (const field of importColumns) {
  const { label, aliases } = importFields[field]
  for (const alias of aliases) fieldsByName.set(plain(alias), { field, strength: 1 })
  for (const own of [field, label]) fieldsByName.set(plain(own), { field, strength: 2 })
}

export const isKnownColumn = (header: string) => fieldsByName.has(plain(header))

export interface AutoMatch {
  matches: Matches
  /** Fields that several columns claim with equal right: none wins, a person says which. */
  contested: readonly ImportColumn[]
}

export function matchColumns(header: readonly string[]): AutoMatch {
  const claims = header.map((name) => fieldsByName.get(plain(name)))
  const strongest = (field: ImportColumn) =>
    Math.max(...claims.map((claim) => (claim?.field === field ? claim.strength : 0)))
  const rivals = (field: ImportColumn) =>
    claims.filter((claim) => claim?.field === field && claim.strength === strongest(field)).length
  const contested = importColumns.filter((field) => rivals(field) > 1 && strongest(field) > 0)
  const matches = claims.map((claim) => {
    if (!claim || contested.includes(claim.field)) return null
    return claim.strength === strongest(claim.field) ? claim.field : null
  })
  return { matches, contested }
}

/** A person's choice: the field leaves whatever column had it before. */
export function rematch(matches: Matches, column: number, field: ImportColumn | null): Matches {
  return matches.map((old, place) => (place === column ? field : old === field ? null : old))
}

/** What no row can do without, in words; empty when everything needed is there. */
export function missingColumns(matches: Matches): string[] {
  const none = (...fields: ImportColumn[]) => !fields.some((field) => matches.includes(field))
  return [
    ...(none('company_name', 'trading_name', 'last_name')
      ? ['a name: company name, trading name or last name']
      : []),
    ...(none('initial_debt', 'amount_outstanding')
      ? ['an amount: original amount or amount outstanding']
      : []),
  ]
}
