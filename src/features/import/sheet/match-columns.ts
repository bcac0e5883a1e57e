import { checkPostcode } from '@/rules/address'
import type { Check } from '@/rules/check'
import { addressColumns } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import { hasLegalForm } from '@/rules/organisation'
import { parseDate } from '@/rules/parse-date'
import { checkEmail } from '@/rules/person'
import { checkYesNo, unfloat } from '../cells/check-cell'
import { customerKind, isDocumentType, otherCurrencyOfHeader } from '../cells/ledger-words'
import { nameWords, sheetFieldNames, sheetFields } from '../cells/sheet-fields'
import type { SheetColumn, SheetField } from './protocol'

type Rows = readonly (readonly string[])[]

/** How well a name fits a field, the best first. */
const nameFits = ['own-name', 'alias', 'similar'] as const

interface Candidate {
  field: SheetField
  fit: (typeof nameFits)[number]
}

/** The same for names of the same words in any order. */
const wordKey = (words: Iterable<string>) => [...words].toSorted().join(' ')
/** The same for names written with and without blanks. */
const letterKey = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const candidatesByKey = new Map<string, Candidate>()
for (const fit of ['alias', 'own-name'] as const) {
  for (const field of sheetFieldNames) {
    const { label, aliases } = sheetFields[field]
    for (const name of fit === 'alias' ? aliases.split(',') : [field, label]) {
      candidatesByKey.set(wordKey(nameWords(name)), { field, fit })
      candidatesByKey.set(letterKey(name), { field, fit })
    }
  }
}

const candidateByName = (name: string): Candidate | undefined =>
  candidatesByKey.get(letterKey(name)) ?? candidatesByKey.get(wordKey(nameWords(name)))

export const isFieldName = (header: string) => candidateByName(header) !== undefined

/** Words before the name of a field of the debtor: Billing street, Bill-to city, Main contact phone. */
const qualifiers = new Set(
  'bill billing to sell sold po main primary company customer contact mailing registration address'.split(
    ' ',
  ),
)
const qualifiable = new Set<SheetField>([
  ...(['company_name', 'customer_ref', 'vat_number', 'primary_email', 'primary_phone'] as const),
  ...addressColumns,
])

function candidateByQualifier(name: string): Candidate | null {
  const words = [...nameWords(name)]
  for (let from = 1; from < words.length && qualifiers.has(words[from - 1] ?? ''); from += 1) {
    const field = candidatesByKey.get(wordKey(words.slice(from)))?.field
    if (field && qualifiable.has(field)) return { field, fit: 'similar' }
  }
  return null
}

const maxRows = 200

/** Whether a share of the values of a column pass; at least `minCount` of them. */
function hasValues(
  rows: Rows,
  column: number,
  passes: (text: string) => boolean,
  { share, minCount }: { share: number; minCount: number },
): boolean {
  const values = rows.flatMap((cells) => (cells[column]?.trim() ? [cells[column]] : []))
  let passing = values.length
  for (const value of values) {
    if (!passes(value)) passing -= 1
    // The share cannot be reached, which is soon seen in most columns.
    if (passing < share * values.length) return false
  }
  return values.length >= minCount
}

const half = { share: 0.5, minCount: 1 }
const mostly = { share: 0.6, minCount: 1 }
const nearlyAll = { share: 0.9, minCount: 3 }

const passes = (check: Check<unknown>) => (text: string) => check(text).ok
const isDate = passes((text) => parseDate(text))
const isMoney = (text: string) =>
  /\d/.test(text) && (parseMoney(text).ok || parseMoney(text, 'comma').ok)
/** An amount that is no count, number or reference. */
const isPrice = (text: string) => isMoney(text) && /[.,]\d{2}\D*$|£/.test(text)
const isAmountOrRate = (text: string) =>
  /%\s*$/.test(text) ||
  isPrice(text) ||
  (isMoney(text) && !/^\D*(?:\d{9}|\d{12})\D*$/.test(unfloat(text)))

/** Values that speak against what the name of a column says. */
const contradictions: Partial<Record<SheetField, (text: string) => boolean>> = {
  // A column named "Due" or "Balance" holds dates in some ledgers.
  initial_debt: isDate,
  amount_outstanding: isDate,
  vat_number: isAmountOrRate,
  is_disputed: (text) => !checkYesNo(text).ok,
  is_individual: (text) => !checkYesNo(text).ok && customerKind(text) === null,
}

function isContradicted({ field, fit }: Candidate, name: string, rows: Rows, column: number) {
  const isAmount = field === 'initial_debt' || field === 'amount_outstanding'
  if (isAmount && otherCurrencyOfHeader(name)) return true
  const speaksAgainst = contradictions[field]
  if (!speaksAgainst || (fit === 'own-name' && field !== 'vat_number')) return false
  return hasValues(rows, column, speaksAgainst, half)
}

/** Words of a column that holds kinds of documents in one ledger, and of customers in another. */
const kindWords = new Set(
  `type kind category class group segment sector document transaction source individual consumer private
  person b2b b2c`.split(/\s+/),
)

function candidateOfKind(name: string, rows: Rows, column: number): Candidate | null {
  if (![...nameWords(name)].some((word) => kindWords.has(word))) return null
  if (hasValues(rows, column, isDocumentType, half))
    return { field: 'document_type', fit: 'similar' }
  const isKind = (text: string) => customerKind(text) !== null
  return hasValues(rows, column, isKind, half) ? { field: 'company_type', fit: 'similar' } : null
}

/** Fields that can be recognised by their values. */
const contentRules: readonly { field: SheetField; fits: (text: string) => boolean }[] = [
  { field: 'postcode', fits: passes(checkPostcode('United Kingdom')) },
  { field: 'primary_email', fits: passes(checkEmail) },
  { field: 'last_invoice_date', fits: isDate },
]

const street =
  /^\d+[a-z]?[ ,]|\b(?:road|street|lane|avenue|close|drive|way|house|park|court|place|estate|unit)\b/i

/** Fields that are recognised by their values only where the file has no names of columns. */
const headerlessRules: typeof contentRules = [
  { field: 'initial_debt', fits: isPrice },
  { field: 'company_name', fits: hasLegalForm },
  { field: 'street_1', fits: (text) => street.test(text) },
  { field: 'customer_ref', fits: (text) => /^[a-z]{1,6}[-/ ]?\d{1,9}$/i.test(text.trim()) },
]

/** A due date taken for the date of the invoice would cost the client the interest in between. */
const isDueDate = (name: string) => nameWords(name).has('due')

/** The field that a column fills, and how it was found. */
interface ColumnMatch {
  field: SheetField
  matchedBy: NonNullable<SheetColumn['matchedBy']>
}

export interface ColumnMatches {
  /** By column; null for one that fills no field. */
  matches: (ColumnMatch | null)[]
  /** Fields that several columns match equally well, for a person to decide. */
  contested: SheetField[]
}

/**
 * Matches columns to fields by their names, then the remaining ones by their contents.
 * @param hasNames whether the header holds names, and not the first debt
 */
export function matchColumns(
  header: readonly string[],
  allRows: Rows,
  hasNames = true,
): ColumnMatches {
  const rows = allRows.slice(0, maxRows)
  const candidates = header.map((name, column): Candidate | null => {
    if (!hasNames) return null
    const candidate =
      candidateByName(name) ?? candidateOfKind(name, rows, column) ?? candidateByQualifier(name)
    return candidate && isContradicted(candidate, name, rows, column) ? null : candidate
  })
  const matches = header.map((): ColumnMatch | null => null)
  const contested: SheetField[] = []
  const columnOf = (field: SheetField) => matches.findIndex((match) => match?.field === field)
  const columnsWhere = (isFitting: (candidate: Candidate | null, column: number) => boolean) =>
    [...candidates.keys()].filter((column) => isFitting(candidates[column] ?? null, column))

  for (const field of sheetFieldNames) {
    for (const fit of nameFits) {
      const [first, ...others] = columnsWhere((each) => each?.field === field && each.fit === fit)
      if (first === undefined) continue
      if (others.length > 0) contested.push(field)
      else matches[first] = { field, matchedBy: fit === 'similar' ? 'similar-name' : 'name' }
      break
    }
  }

  for (const { field, fits } of hasNames ? contentRules : [...contentRules, ...headerlessRules]) {
    if (columnOf(field) !== -1 || contested.includes(field)) continue
    const [first, ...others] = columnsWhere(
      (candidate, column) =>
        !(candidate || matches[column]) &&
        !(field === 'last_invoice_date' && isDueDate(header[column] ?? '')) &&
        hasValues(rows, column, fits, hasNames ? nearlyAll : mostly),
    )
    if (first !== undefined && others.length === 0)
      matches[first] = { field, matchedBy: 'contents' }
  }
  if (!hasNames) {
    // A postcode without a town and a street would make every row incomplete.
    const [street, postcode] = [columnOf('street_1'), columnOf('postcode')]
    const town = postcode - 1
    if (street !== -1 && matches[town] === null)
      matches[town] = { field: 'city', matchedBy: 'contents' }
    else for (const column of [street, postcode]) if (column !== -1) matches[column] = null
  }
  return { matches, contested }
}

/** Whether a first line holds a value of a debt: a number, a date, an email address or a postcode. */
export const looksLikeDebt = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const text = cell.trim()
    const isValue =
      isPrice(text) || /^\d+$/.test(text) || contentRules.some(({ fits }) => fits(text))
    return text !== '' && isValue
  })
