import type { CsvRow } from '@/lib/csv-row'
import { checkPostcode } from '@/rules/address'
import type { Check } from '@/rules/check'
import { parseDate } from '@/rules/days'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { checkEmail } from '@/rules/person'
import { importFields } from './fields'

/** For each column of the file the field it fills, or null where it is left out. */
export type Matches = readonly (ImportColumn | null)[]

/** `Last_Invoice-Date*` and `last invoice date` are one name. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const wordsOf = (name: string) =>
  new Set(
    name
      .normalize('NFKC')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )

/** What a column was told by, the surest first. */
export type MatchedBy = 'name' | 'alias' | 'similar' | 'contents'

const strengths: Record<MatchedBy, number> = { name: 4, alias: 3, similar: 2, contents: 1 }

interface Claim {
  field: ImportColumn
  by: MatchedBy
}

const fieldsByName = new Map<string, Claim>()
const fieldWords: { field: ImportColumn; words: ReadonlySet<string> }[] = []
for (const field of importColumns) {
  const { label, aliases } = importFields[field]
  for (const alias of aliases) fieldsByName.set(plain(alias), { field, by: 'alias' })
  for (const own of [field, label]) fieldsByName.set(plain(own), { field, by: 'name' })
  for (const name of [field, label, ...aliases]) fieldWords.push({ field, words: wordsOf(name) })
}

export const isKnownColumn = (header: string) => fieldsByName.has(plain(header))

/** Shared words of all words in either. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}

const similarEnough = 0.8

function claimByWords(name: string): Claim | null {
  const words = wordsOf(name)
  if (words.size < 2) return null
  const found = fieldWords.find((known) => likeness(words, known.words) >= similarEnough)
  return found ? { field: found.field, by: 'similar' } : null
}

/** Fields whose values look like nothing else. */
const telling: readonly { field: ImportColumn; check: Check<unknown> }[] = [
  { field: 'postcode', check: checkPostcode('United Kingdom') },
  { field: 'primary_email', check: checkEmail },
  { field: 'last_invoice_date', check: parseDate },
]
const lookedAt = 200
const atLeast = 3
const share = 0.9

function holds(rows: readonly CsvRow[], column: number, check: Check<unknown>): boolean {
  const values = rows
    .slice(0, lookedAt)
    .map((row) => row.cellAt(column))
    .filter((cell) => cell.trim() !== '')
  const fitting = values.filter((value) => check(value).ok).length
  return values.length >= atLeast && fitting >= share * values.length
}

export interface AutoMatch {
  matches: Matches
  /** What each column was told by. */
  by: readonly (MatchedBy | null)[]
  /** Fields that several columns claim with equal right: none wins, a person says which. */
  contested: readonly ImportColumn[]
}

/** By the names of the columns; where those say nothing, by what stands in them. */
export function matchColumns(header: readonly string[], rows: readonly CsvRow[] = []): AutoMatch {
  const claims: (Claim | null)[] = header.map(
    (name) => fieldsByName.get(plain(name)) ?? claimByWords(name),
  )
  const strongest = (field: ImportColumn) =>
    Math.max(0, ...claims.map((claim) => (claim?.field === field ? strengths[claim.by] : 0)))
  const rivals = (field: ImportColumn) =>
    claims.filter((claim) => claim?.field === field && strengths[claim.by] === strongest(field))
      .length
  const contested = importColumns.filter((field) => rivals(field) > 1)
  const matches: (ImportColumn | null)[] = claims.map((claim) => {
    if (!claim || contested.includes(claim.field)) return null
    return strengths[claim.by] === strongest(claim.field) ? claim.field : null
  })
  const by = matches.map((field, column) => (field ? (claims[column]?.by ?? null) : null))
  for (const { field, check } of telling) {
    if (matches.includes(field) || contested.includes(field)) continue
    const fitting = header.flatMap((_, column) =>
      claims[column] === null && matches[column] === null && holds(rows, column, check)
        ? [column]
        : [],
    )
    const [only] = fitting
    if (fitting.length !== 1 || only === undefined) continue
    matches[only] = field
    by[only] = 'contents'
  }
  return { matches, by, contested }
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
