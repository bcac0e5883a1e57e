import type { CsvRow } from '@/lib/csv-records'
import { checkPostcode } from '@/rules/address'
import type { Check } from '@/rules/check'
import { parseDate } from '@/rules/days'
import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { checkEmail } from '@/rules/person'
import { importFields } from '../fields'

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

/** How the name of a column matched a field, the most certain first. */
const nameMatches = ['name', 'alias', 'similar'] as const

/** How a column was matched. */
export type MatchedBy = (typeof nameMatches)[number] | 'contents'

interface Claim {
  field: ImportColumn
  matchedBy: MatchedBy
}

const aliasesOf = (field: ImportColumn) => importFields[field].aliases.split(',')
const ownNamesOf = (field: ImportColumn) => [field, importFields[field].label]

const fieldsByName = new Map<string, Claim>()
for (const field of importColumns) {
  for (const name of aliasesOf(field))
    fieldsByName.set(normaliseHeader(name), { field, matchedBy: 'alias' })
  for (const name of ownNamesOf(field))
    fieldsByName.set(normaliseHeader(name), { field, matchedBy: 'name' })
}

export const isFieldName = (header: string) => fieldsByName.has(normaliseHeader(header))

const fieldTokens = importColumns.flatMap((field) =>
  [...ownNamesOf(field), ...aliasesOf(field)].map((name) => ({ field, tokens: tokensOf(name) })),
)

/** The Jaccard similarity of tokens: shared tokens over all tokens. */
const minSimilarity = 0.8

function claimByTokens(header: string): Claim | null {
  const tokens = tokensOf(header)
  if (tokens.size < 2) return null
  const similar = fieldTokens.find((name) => {
    // A header can have thousands of tokens.
    if (name.tokens.size < minSimilarity * tokens.size) return false
    const shared = [...tokens].filter((token) => name.tokens.has(token)).length
    return shared >= minSimilarity * (tokens.size + name.tokens.size - shared)
  })
  return similar ? { field: similar.field, matchedBy: 'similar' } : null
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
  const values = rows.flatMap((cells) => (cells[column]?.trim() ? [cells[column]] : []))
  let fitting = values.length
  for (const value of values) {
    if (!check(value).ok) fitting -= 1
    if (fitting < share * values.length) return false
  }
  return values.length >= minValues
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
  const matches = header.map((): ImportColumn | null => null)
  const matchedBy = header.map((): MatchedBy | null => null)
  const contested: ImportColumn[] = []

  function match([only, ...others]: readonly number[], claim: Claim) {
    if (only === undefined || others.length > 0) return
    matches[only] = claim.field
    matchedBy[only] = claim.matchedBy
  }

  for (const field of importColumns) {
    const claiming = (by: MatchedBy) =>
      claims.flatMap((claim, column) =>
        claim?.field === field && claim.matchedBy === by ? [column] : [],
      )
    const strongest = nameMatches.find((by) => claiming(by).length > 0)
    if (!strongest) continue
    const columns = claiming(strongest)
    if (columns.length > 1) contested.push(field)
    match(columns, { field, matchedBy: strongest })
  }
  for (const { field, check } of contentChecks) {
    if (matches.includes(field) || contested.includes(field)) continue
    const fitting = claims.flatMap((claim, column) =>
      claim === null &&
      matches[column] === null &&
      !(field === 'last_invoice_date' && isDueDate(header[column] ?? '')) &&
      hasValuesOf(first, column, check)
        ? [column]
        : [],
    )
    match(fitting, { field, matchedBy: 'contents' })
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

const shownCharacters = 100

/**
 * A unique name for each column of a file; a blank, duplicate or truncated one has its number
 * appended. After them come the columns that the review added for values of fields without one.
 */
export function namesOfColumns(header: readonly string[], matches: Matches): string[] {
  const names = [...header, ...matches.slice(header.length).map(() => 'Typed in the review')]
  return names.map((name, column) => {
    const shown = name.slice(0, shownCharacters)
    const isUnique =
      name !== '' && shown === name && names.indexOf(name) === names.lastIndexOf(name)
    return isUnique ? name : `${shown} (column ${column + 1})`.trim()
  })
}

export interface UnmatchedColumn {
  column: number
  name: string
  /** Its first distinct values. */
  samples: readonly string[]
}

/** Columns with values that fill no field and so would not be imported. */
export function unmatchedColumns(
  { header, samples }: { header: readonly string[]; samples: readonly (readonly string[])[] },
  matches: Matches,
): UnmatchedColumn[] {
  return namesOfColumns(header, matches).flatMap((name, column) => {
    const values = samples[column] ?? []
    const hasValues = values.length > 0 || column >= header.length
    return hasValues && !matches[column] ? [{ column, name, samples: values }] : []
  })
}
