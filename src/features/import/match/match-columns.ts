import type { CsvRow } from '@/lib/csv-row'
import { checkPostcode } from '@/rules/address'
import type { Check } from '@/rules/check'
import { parseDate } from '@/rules/days'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { checkEmail } from '@/rules/person'
import { importFields } from '../fields'
import { columnAliases } from './column-aliases'

/** The field of each column of the file; null if the column is not imported. */
export type Matches = readonly (ImportColumn | null)[]

/** Normalises a header: `Last_Invoice-Date*` equals `last invoice date`. */
const normaliseHeader = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const tokensOf = (name: string) =>
  new Set(
    name
      .normalize('NFKC')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )

/** How a column was matched, the most certain first. */
export type MatchedBy = 'name' | 'alias' | 'similar' | 'contents'

const strengths: Record<MatchedBy, number> = { name: 4, alias: 3, similar: 2, contents: 1 }

interface Claim {
  field: ImportColumn
  matchedBy: MatchedBy
}

/** A name of a field: its rank among all names and its number of tokens. */
interface FieldName {
  field: ImportColumn
  rank: number
  size: number
}

const fieldsByName = new Map<string, Claim>()
/** Names by token, so that a header is compared only with names that share one. */
const fieldNamesByToken = new Map<string, FieldName[]>()
let names = 0
for (const field of importColumns) {
  const { label } = importFields[field]
  const aliases = columnAliases[field]
  for (const alias of aliases)
    fieldsByName.set(normaliseHeader(alias), { field, matchedBy: 'alias' })
  for (const own of [field, label])
    fieldsByName.set(normaliseHeader(own), { field, matchedBy: 'name' })
  for (const name of [field, label, ...aliases]) {
    const tokens = tokensOf(name)
    const fieldName = { field, rank: names, size: tokens.size }
    names += 1
    for (const token of tokens) {
      const others = fieldNamesByToken.get(token)
      if (others) others.push(fieldName)
      else fieldNamesByToken.set(token, [fieldName])
    }
  }
}

export const isFieldName = (header: string) => fieldsByName.has(normaliseHeader(header))

/** The Jaccard similarity of tokens: shared tokens over all tokens. */
const minSimilarity = 0.8

function claimByTokens(header: string): Claim | null {
  const tokens = tokensOf(header)
  if (tokens.size < 2) return null
  const shared = new Map<FieldName, number>()
  for (const token of tokens) {
    for (const name of fieldNamesByToken.get(token) ?? [])
      shared.set(name, (shared.get(name) ?? 0) + 1)
  }
  let first: FieldName | null = null
  for (const [name, count] of shared) {
    const isSimilar = count / (tokens.size + name.size - count) >= minSimilarity
    if (isSimilar && (!first || name.rank < first.rank)) first = name
  }
  return first ? { field: first.field, matchedBy: 'similar' } : null
}

/** Fields that can be recognised by their values. */
const contentChecks: readonly { field: ImportColumn; check: Check<unknown> }[] = [
  { field: 'postcode', check: checkPostcode('United Kingdom') },
  { field: 'primary_email', check: checkEmail },
  { field: 'last_invoice_date', check: parseDate },
]
const maxRows = 200
const minValues = 3
const minShare = 0.9

/** Stops as soon as the share cannot be reached, which is early for most columns. */
function hasValuesOf(
  rows: readonly (readonly string[])[],
  column: number,
  check: Check<unknown>,
  share = minShare,
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
  return values >= minValues && fitting >= share * values
}

/** A column named "Due" or "Balance" holds dates in some ledgers: then it is no amount. */
const isAmountOfDates = (
  { field, matchedBy }: Claim,
  rows: readonly (readonly string[])[],
  column: number,
) =>
  (field === 'initial_debt' || field === 'amount_outstanding') &&
  matchedBy !== 'name' &&
  hasValuesOf(rows, column, parseDate, 0.5)

/** A due date taken for the date of the invoice would cost the client the interest in between. */
const isDueDate = (name: string) => tokensOf(name).has('due')

export interface AutoMatch {
  matches: Matches
  /** How each column was matched. */
  matchedBy: readonly (MatchedBy | null)[]
  /** Fields that several columns match equally well, for the user to decide. */
  contested: readonly ImportColumn[]
}

/** Matches columns to fields by their names, then the remaining ones by their contents. */
export function matchColumns(header: readonly string[], rows: readonly CsvRow[] = []): AutoMatch {
  const first = rows.slice(0, maxRows).map(({ cells }) => cells)
  const claims = header.map((name, column): Claim | null => {
    const claim = fieldsByName.get(normaliseHeader(name)) ?? claimByTokens(name)
    return claim && isAmountOfDates(claim, first, column) ? null : claim
  })
  /** The columns with the strongest claim to each field. */
  const strongest = new Map<ImportColumn, { matchedBy: MatchedBy; columns: number[] }>()
  claims.forEach((claim, column) => {
    if (!claim) return
    const { field, matchedBy } = claim
    const found = strongest.get(field)
    if (found?.matchedBy === matchedBy) found.columns.push(column)
    else if (!found || strengths[matchedBy] > strengths[found.matchedBy]) {
      strongest.set(field, { matchedBy, columns: [column] })
    }
  })
  const contested = importColumns.filter((field) => (strongest.get(field)?.columns.length ?? 0) > 1)
  const matches = header.map((): ImportColumn | null => null)
  const matchedBy = header.map((): MatchedBy | null => null)
  for (const [field, claim] of strongest) {
    const [only] = claim.columns
    if (claim.columns.length > 1 || only === undefined) continue
    matches[only] = field
    matchedBy[only] = claim.matchedBy
  }
  const unclaimed = claims.flatMap((claim, column) => (claim === null ? [column] : []))
  for (const { field, check } of contentChecks) {
    if (matches.includes(field) || contested.includes(field)) continue
    const fitting = unclaimed.filter(
      (column) =>
        matches[column] === null &&
        !(field === 'last_invoice_date' && isDueDate(header[column] ?? '')) &&
        hasValuesOf(first, column, check),
    )
    const [only] = fitting
    if (fitting.length !== 1 || only === undefined) continue
    matches[only] = field
    matchedBy[only] = 'contents'
  }
  return { matches, matchedBy, contested }
}

/** Assigns a field to a column, and removes it from the column that had it. */
export function rematch(matches: Matches, column: number, field: ImportColumn | null): Matches {
  return matches.map((current, index) =>
    index === column ? field : current === field ? null : current,
  )
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Every debt needs one field of each. */
export const requirements = (
  [
    {
      label: 'a name',
      shortChoices: 'company, trading or last',
      fields: ['company_name', 'trading_name', 'last_name'],
    },
    {
      label: 'an amount',
      shortChoices: 'original or outstanding',
      fields: ['initial_debt', 'amount_outstanding'],
    },
  ] as const
).map(({ label, shortChoices, fields }) => ({
  label,
  shortChoices,
  fields: fields as readonly ImportColumn[],
  /** The labels of the fields: `original amount or amount outstanding`. */
  choices: anyOf.format(fields.map((field) => importFields[field].label.toLowerCase())),
}))

/** Descriptions of required fields that no column fills; empty if none is missing. */
export const missingColumns = (matches: Matches): string[] =>
  requirements
    .filter(({ fields }) => !fields.some((field) => matches.includes(field)))
    .map(({ label, choices }) => `${label}: ${choices}`)
