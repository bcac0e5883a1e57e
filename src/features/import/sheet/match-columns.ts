import { checkPostcode } from '@/rules/address'
import type { Check } from '@/rules/check'
import { addressColumns } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import { hasLegalForm } from '@/rules/organisation'
import { parseDate } from '@/rules/parse-date'
import { checkEmail } from '@/rules/person'
import { checkIndividual, checkYesNo, unfloat } from '../cells/check-cell'
import { customerKind, isDocumentType, otherCurrencyOfHeader } from '../cells/ledger-words'
import { sheetFieldNames, sheetFields } from '../cells/sheet-fields'
import { fieldNames, nameWords } from './column-names'
import type { SheetColumn, SheetField } from './protocol'

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
    const names = fit === 'alias' ? fieldNames[field].split(',') : [field, sheetFields[field].label]
    for (const name of names) {
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

function candidateByQualifier(words: readonly string[]): Candidate | null {
  for (let from = 1; from < words.length && qualifiers.has(words[from - 1] ?? ''); from += 1) {
    const field = candidatesByKey.get(wordKey(words.slice(from)))?.field
    if (field && qualifiable.has(field)) return { field, fit: 'similar' }
  }
  return null
}

type Fits = (text: string) => boolean
type Texts = readonly string[]

/** Whether at least a share of the values of a column fit. */
function mostFit(texts: Texts, fits: Fits, share: number): boolean {
  let fitting = texts.length
  for (const text of texts) {
    if (!fits(text)) fitting -= 1
    // The share cannot be reached, which is soon seen in most columns.
    if (fitting < share * texts.length) return false
  }
  return texts.length > 0
}

const passes =
  (check: Check<unknown>): Fits =>
  (text) =>
    check(text).ok
const isDate = passes((text) => parseDate(text))
const isMoney: Fits = (text) =>
  /\d/.test(text) && (parseMoney(text).ok || parseMoney(text, 'comma').ok)
/** An amount that is no count, number or reference. */
const isPrice: Fits = (text) => isMoney(text) && /[.,]\d{2}\D*$|£/.test(text)
const isAmountOrRate: Fits = (text) =>
  /%\s*$/.test(text) ||
  isPrice(text) ||
  (isMoney(text) && !/^\D*(?:\d{9}|\d{12})\D*$/.test(unfloat(text)))

/** Values that speak against what the name of a column says. */
const contradictions: Partial<Record<SheetField, Fits>> = {
  // A column named "Due" or "Balance" holds dates in some ledgers.
  initial_debt: isDate,
  amount_outstanding: isDate,
  vat_number: isAmountOrRate,
  is_disputed: (text) => !checkYesNo(text).ok,
  is_individual: (text) => !checkIndividual(text).ok,
}

function isContradicted({ field, fit }: Candidate, name: string, texts: Texts): boolean {
  const isAmount = field === 'initial_debt' || field === 'amount_outstanding'
  if (isAmount && otherCurrencyOfHeader(name)) return true
  const speaksAgainst = contradictions[field]
  if (!speaksAgainst || (fit === 'own-name' && field !== 'vat_number')) return false
  return mostFit(texts, speaksAgainst, 0.5)
}

/** Words of a column that holds kinds of documents in one ledger, and of customers in another. */
const kindWords = new Set(
  `type kind category class group segment sector document transaction source individual consumer private
  person b2b b2c`.split(/\s+/),
)

function candidateOfKind(words: readonly string[], texts: Texts): Candidate | null {
  if (!words.some((word) => kindWords.has(word))) return null
  if (mostFit(texts, isDocumentType, 0.5)) return { field: 'document_type', fit: 'similar' }
  const isKind: Fits = (text) => customerKind(text) !== null
  return mostFit(texts, isKind, 0.5) ? { field: 'company_type', fit: 'similar' } : null
}

function findCandidate(name: string, texts: Texts): Candidate | null {
  const words = [...nameWords(name)]
  const candidate =
    candidateByName(name) ?? candidateOfKind(words, texts) ?? candidateByQualifier(words)
  return candidate && !isContradicted(candidate, name, texts) ? candidate : null
}

/** Fields that can be recognised by their values. */
const contentRules: readonly { field: SheetField; fits: Fits }[] = [
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

const maxNameCharacters = 100

/** A unique name for each column; a blank, duplicate or truncated one has its number appended. */
const uniqueNames = (header: readonly string[]): string[] =>
  header.map((name, column) => {
    const shown = name.slice(0, maxNameCharacters)
    if (name === '') return `Column ${column + 1}`
    const isUnique = shown === name && header.indexOf(name) === header.lastIndexOf(name)
    return isUnique ? name : `${shown} (column ${column + 1})`
  })

/** Rows in which values of a column are looked for, and how many of its values are judged. */
const [sampledRows, sampledValues] = [1_000, 200]

/**
 * Matches columns to fields by their names, then the remaining ones by their contents. Fields that several
 * columns match equally well are contested: none of the columns has them.
 * @param hasNames whether the header holds names, and not the first debt
 */
export function matchColumns(
  header: readonly string[],
  allRows: readonly (readonly string[])[],
  hasNames = true,
): { columns: SheetColumn[]; contested: SheetField[] } {
  const rows = allRows.slice(0, sampledRows)
  const texts = header.map((_, column) =>
    rows.flatMap((cells) => (cells[column]?.trim() ? cells[column] : [])).slice(0, sampledValues),
  )
  const candidates = header.map((name, column) =>
    hasNames ? findCandidate(name, texts[column] ?? []) : null,
  )
  const columns = uniqueNames(hasNames ? header : header.map(() => '')).map(
    (name, index): SheetColumn => ({
      ...{ index, name, field: null, matchedBy: null },
      sample: texts[index]?.[0] ?? '',
    }),
  )
  const contested: SheetField[] = []
  const columnOf = (field: SheetField) => columns.find((column) => column.field === field)
  const match = (column: SheetColumn, changes: Pick<SheetColumn, 'field' | 'matchedBy'>) =>
    Object.assign(column, changes)

  for (const field of sheetFieldNames) {
    const named = columns.filter(({ index }) => candidates[index]?.field === field)
    const fit = nameFits.find((each) => named.some(({ index }) => candidates[index]?.fit === each))
    const [first, ...others] = named.filter(({ index }) => candidates[index]?.fit === fit)
    if (others.length > 0) contested.push(field)
    else if (first) match(first, { field, matchedBy: fit === 'similar' ? 'similar-name' : 'name' })
  }

  for (const { field, fits } of hasNames ? contentRules : [...contentRules, ...headerlessRules]) {
    if (columnOf(field) || contested.includes(field)) continue
    const [first, ...others] = columns.filter(({ index, field: matched }) => {
      const values = texts[index] ?? []
      // A due date taken for the date of the invoice would cost the client the interest in between.
      const isDueDate = field === 'last_invoice_date' && nameWords(header[index] ?? '').has('due')
      if (candidates[index] || matched || (hasNames && (isDueDate || values.length < 3)))
        return false
      return mostFit(values, fits, hasNames ? 0.9 : 0.6)
    })
    if (first && others.length === 0) match(first, { field, matchedBy: 'contents' })
  }
  if (!hasNames) {
    // A postcode without a town and a street would make every row incomplete.
    const [street, postcode] = [columnOf('street_1'), columnOf('postcode')]
    const town = postcode && columns[postcode.index - 1]
    if (street && town?.field === null) match(town, { field: 'city', matchedBy: 'contents' })
    else
      for (const column of [street, postcode])
        if (column) match(column, { field: null, matchedBy: null })
  }
  return { columns, contested }
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const requirements: readonly { label: string; fields: readonly SheetField[] }[] = [
  { label: 'a name', fields: ['company_name', 'trading_name', 'last_name'] },
  { label: 'an amount', fields: ['initial_debt', 'amount_outstanding'] },
]

/** The fields that every debt needs and no column fills; empty if nothing is missing. */
export const missingFields = (fields: readonly (SheetField | null)[]): string[] =>
  requirements
    .filter((requirement) => !requirement.fields.some((field) => fields.includes(field)))
    .map(({ label, fields: choices }) => {
      const labels = choices.map((field) => sheetFields[field].label.toLowerCase())
      return `${label}: ${anyOf.format(labels)}`
    })

/** Whether a first line holds a value of a debt: a number, a date, an email address or a postcode. */
export const looksLikeDebt = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const text = cell.trim()
    const isValue =
      isPrice(text) || /^\d+$/.test(text) || contentRules.some(({ fits }) => fits(text))
    return text !== '' && isValue
  })
