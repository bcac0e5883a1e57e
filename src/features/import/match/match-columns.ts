import type { CsvRow } from '@/lib/csv-row'
import { checkPostcode } from '@/rules/address'
import type { Check } from '@/rules/check'
import { parseDate } from '@/rules/days'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { checkEmail } from '@/rules/person'
import { aliasesOf, importFields } from '../fields'

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

/** A name a field is known by: its rank among all of them, and how many words it has. */
interface KnownName {
  field: ImportColumn
  rank: number
  size: number
}

const fieldsByName = new Map<string, Claim>()
/** By each of their words: a header is compared only with names that share one with it. */
const namesByWord = new Map<string, KnownName[]>()
let names = 0
for (const field of importColumns) {
  const { label } = importFields[field]
  const aliases = aliasesOf(field)
  for (const alias of aliases) fieldsByName.set(plain(alias), { field, by: 'alias' })
  for (const own of [field, label]) fieldsByName.set(plain(own), { field, by: 'name' })
  for (const name of [field, label, ...aliases]) {
    const words = wordsOf(name)
    const known = { field, rank: names, size: words.size }
    names += 1
    for (const word of words) {
      const others = namesByWord.get(word)
      if (others) others.push(known)
      else namesByWord.set(word, [known])
    }
  }
}

export const isKnownColumn = (header: string) => fieldsByName.has(plain(header))

/** Shared words of all words in either. */
const similarEnough = 0.8

function claimByWords(name: string): Claim | null {
  const words = wordsOf(name)
  if (words.size < 2) return null
  const shared = new Map<KnownName, number>()
  for (const word of words) {
    for (const known of namesByWord.get(word) ?? []) shared.set(known, (shared.get(known) ?? 0) + 1)
  }
  let first: KnownName | null = null
  for (const [known, count] of shared) {
    const isSimilar = count / (words.size + known.size - count) >= similarEnough
    if (isSimilar && (!first || known.rank < first.rank)) first = known
  }
  return first ? { field: first.field, by: 'similar' } : null
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

/** Stops at the row that decides: most columns hold something else. */
function holds(
  rows: readonly (readonly string[])[],
  column: number,
  check: Check<unknown>,
): boolean {
  let values = 0
  let fitting = 0
  for (const cells of rows) {
    const cell = cells[column] ?? ''
    if (cell.trim() === '') continue
    values += 1
    if (check(cell).ok) fitting += 1
    const mostFitting = rows.length - (values - fitting)
    if (mostFitting < share * rows.length) return false
  }
  return values >= atLeast && fitting >= share * values
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
  /** The columns with the strongest claim to each field. */
  const strongest = new Map<ImportColumn, { by: MatchedBy; columns: number[] }>()
  claims.forEach((claim, column) => {
    if (!claim) return
    const { field, by } = claim
    const found = strongest.get(field)
    if (found?.by === by) found.columns.push(column)
    else if (!found || strengths[by] > strengths[found.by]) {
      strongest.set(field, { by, columns: [column] })
    }
  })
  const contested = importColumns.filter((field) => (strongest.get(field)?.columns.length ?? 0) > 1)
  const matches = header.map((): ImportColumn | null => null)
  const by = header.map((): MatchedBy | null => null)
  for (const [field, claim] of strongest) {
    const [only] = claim.columns
    if (claim.columns.length > 1 || only === undefined) continue
    matches[only] = field
    by[only] = claim.by
  }
  const unclaimed = claims.flatMap((claim, column) => (claim === null ? [column] : []))
  const first = unclaimed.length > 0 ? rows.slice(0, lookedAt).map(({ cells }) => cells) : []
  for (const { field, check } of telling) {
    if (matches.includes(field) || contested.includes(field)) continue
    const fitting = unclaimed.filter(
      (column) => matches[column] === null && holds(first, column, check),
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
  return matches.map((old, index) => (index === column ? field : old === field ? null : old))
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
