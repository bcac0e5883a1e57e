import { oddByteMark } from '@/lib/csv-decode'
import { checkPostcode } from '@/rules/address'
import type { Check } from '@/rules/check'
import { addressColumns } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import { hasLegalForm } from '@/rules/organisation'
import { parseDate } from '@/rules/parse-date'
import { checkEmail } from '@/rules/person'
import { checkIndividual, checkYesNo, unfloat } from '../cells/check-cell'
import {
  customerKind,
  isDocumentType,
  isNoDebtStatus,
  isNoInvoice,
  isPounds,
  otherCurrencyOf,
  otherCurrencyOfHeader,
} from '../cells/ledger-words'
import { isPlaceholder } from '../cells/placeholder'
import { sheetFieldNames, sheetFields } from '../cells/sheet-fields'
import { fieldNames, nameWords, sideOf } from './column-names'
import type { SheetColumn, SheetField } from './protocol'

/** A field that a column may be. Of several columns the one with the lowest rank has it; 0 is its own name. */
interface Candidate {
  field: SheetField
  rank: number
}
/** The first rank of names that are not known, but like one that is; and the one of contents alone. */
const [similarRank, contentsRank] = [100, 200]

/** Fields that decide whether a row is a debt, and of whom: every column that may be one of them counts. */
export const sharedFields: ReadonlySet<SheetField> = new Set<SheetField>([
  ...(['currency', 'document_type', 'company_type', 'is_individual'] as const),
])

/** The same for names of the same words in any order. */
const wordKey = (words: Iterable<string>) => [...words].toSorted().join(' ')
/** The same for names written with and without blanks. */
const letterKey = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const candidatesByKey = new Map<string, readonly Candidate[]>()
for (const field of sheetFieldNames) {
  const aliases = fieldNames[field].split(';').map((names) => names.split(','))
  for (const [rank, names] of [[field, sheetFields[field].label], ...aliases].entries()) {
    for (const key of names.flatMap((name) => [wordKey(nameWords(name)), letterKey(name)])) {
      const known = candidatesByKey.get(key) ?? []
      if (known.every((candidate) => candidate.field !== field))
        candidatesByKey.set(key, [...known, { field, rank }])
    }
  }
}

const candidatesByName = (name: string): readonly Candidate[] =>
  candidatesByKey.get(letterKey(name)) ?? candidatesByKey.get(wordKey(nameWords(name))) ?? []

export const isFieldName = (header: string) => candidatesByName(header).length > 0

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words before the name of a field of the debtor: Billing street, Bill-to city, Main contact phone. */
const qualifiers = wordSet(
  'bill billing to sell sold po main primary company customer contact mailing registration address',
)
const qualifiable = new Set<SheetField>([
  ...(['company_name', 'customer_ref', 'vat_number', 'primary_email', 'primary_phone'] as const),
  ...addressColumns,
])

function candidatesByQualifier(words: readonly string[]): readonly Candidate[] {
  for (let from = 1; from < words.length && qualifiers.has(words[from - 1] ?? ''); from += 1) {
    const known = candidatesByKey.get(wordKey(words.slice(from))) ?? []
    const found = known.find(({ field }) => qualifiable.has(field))
    if (found) return [{ field: found.field, rank: similarRank + found.rank }]
  }
  return []
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
const isPostcode = passes(checkPostcode('United Kingdom'))
const isEmail = passes(checkEmail)
const isDate = passes((text) => parseDate(text))
const isYesNo = passes(checkYesNo)
const isMoney: Fits = (text) =>
  /\d/.test(text) && (parseMoney(text).ok || parseMoney(text, 'comma').ok)
/** An amount that is no count, number or reference. */
const isPrice: Fits = (text) => isMoney(text) && /[.,]\d{2}\D*$|£/.test(text)
const isAmountOrRate: Fits = (text) =>
  /%\s*$/.test(text) ||
  isPrice(text) ||
  (isMoney(text) && !/^\D*(?:\d{9}|\d{12})\D*$/.test(unfloat(text)))
const isCode: Fits = (text) => /^(?:[a-z]{1,6}[-/]?)?\d{1,9}$/i.test(text.trim())

const isCurrencyWord: Fits = (text) => /^\D{1,30}$/.test(text) && !isYesNo(text)
const isCurrencyCode: Fits = (text) =>
  /^\s*(?:[A-Z]{3}|\p{Sc})\s*$/u.test(text) && (isPounds(text) || otherCurrencyOf(text) !== null)
/** `Dr`, `Cr` and the like, beside an amount. */
const isSide: Fits = (text) => /^\s*(?:dr?|cr?|i|debit|credit)\s*$/i.test(text)
const isDocument: Fits = (text) => isDocumentType(text) || isSide(text)
/** Nothing but a word of documents: a description may name one as well. */
const isPlainDocument: Fits = (text) =>
  isSide(text) ||
  isNoDebtStatus(text) ||
  /^\W*(?:(?:sales )?inv(?:oice)?s?|si|sr|accrec)\W*$/i.test(text)
const asksForMoney: Fits = (text) => isDocument(text) && !isNoInvoice(text)
const isWord: Fits = (text) => /^[^\d@]*\p{L}{2}/u.test(text) && !isDate(text)
/** A kind of customer, and not the name of a company. */
const isKind: Fits = (text) =>
  customerKind(text) !== null &&
  !isDocument(text) &&
  !/^(?!private|public).*\s(?:ltd|limited|plc|llp|inc)\W*$/i.test(text)
/** Nothing but a kind of customer, which is no name. */
const isPlainKind: Fits = (text) =>
  /^\s*(?:(?:private )?(?:individual|person|customer)|company|business|consumer|private|(?:private )?(?:limited|ltd)(?: company)?|plc|sole trader|b2b|b2c)s?\s*$/i.test(
    text,
  )
const isConsumer: Fits = (text) => customerKind(text) === 'consumer'

/** A date, a number of days or invoices, or a word that is neither a zero nor a placeholder. */
const isNoAmount: Fits = (text) =>
  isDate(text) ||
  /\d\s+(?:days?|months?|invoices?|items?)\b/i.test(text) ||
  !(/\d/.test(text) || parseMoney(text).ok || isPlaceholder(text, 'external_ref'))
/** A spreadsheet's number of a day since 2009, or seconds since 2001. */
const isCountedDay: Fits = (text) => /^\s*(?:4\d{4}|1\d{9})(?:\.0+)?\s*$/.test(text)

/** Values that speak against what the name of a column says. */
const contradictions: Partial<Record<SheetField, Fits>> = {
  // A column named "Due" or "Balance" holds dates in some ledgers.
  initial_debt: isNoAmount,
  amount_outstanding: isNoAmount,
  company_name: (text) => isYesNo(text) || isPlainKind(text),
  vat_number: isAmountOrRate,
  // A column named "FX" holds rates.
  currency: isMoney,
  is_disputed: (text) => !isYesNo(text),
  is_individual: (text) => !checkIndividual(text).ok,
}

function isContradicted({ field, rank }: Candidate, name: string, texts: Texts): boolean {
  const isAmount = field === 'initial_debt' || field === 'amount_outstanding'
  if (isAmount && otherCurrencyOfHeader(name)) return true
  const speaksAgainst = contradictions[field]
  const isOwnName = rank === 0 && field !== 'vat_number' && field !== 'currency'
  // One amount among words is not dropped unseen.
  const share = isAmount ? 1 : 0.5
  return speaksAgainst !== undefined && !isOwnName && mostFit(texts, speaksAgainst, share)
}

type IsNamed = (words: ReadonlySet<string>) => boolean

const hasAny = (wanted: string): IsNamed => {
  const known = wordSet(wanted)
  return (words) => [...words].some((word) => known.has(word))
}
/** Whether a name has only these words, and numbers: `Column 3`. */
const hasOnly = (wanted: string): IsNamed => {
  const known = wordSet(wanted)
  return (words) =>
    [...words].every((word) => known.has(word) || /^(?:f|x|var|column|field)?\d*$/.test(word))
}
const hasOnlyWith = (wanted: string, others: string): IsNamed => {
  const [has, isOnly] = [hasAny(wanted), hasOnly(`${wanted} ${others}`)]
  return (words) => has(words) && isOnly(words)
}
const besideKind = 'is a an customer flag'
/** A name that says nothing, or nothing but these words. */
const isVague = (wanted: string) =>
  hasOnly(`${wanted} details detail info data unnamed sent to of on the`)
/** The name of the currency of somebody's books, where a document has one of its own. */
const isBooksCurrency = hasAny('reporting group base home local functional system company')
const asksForBusiness = hasOnlyWith(
  'company b2b business commercial corporate limited ltd',
  besideKind,
)
const isKindName = hasAny(
  `type kind category class group segment sector document transaction source individual consumer private
  person b2b b2c`,
)
const isOfOtherKinds = hasAny(
  'payment method terms address delivery ship phone email price product tax vat reminder',
)
const kindFields = new Set<SheetField>(['document_type', 'company_type'])

interface ValueRule {
  field: SheetField
  isNamed?: IsNamed
  /** Most values fit. */
  fits?: Fits
  /** A value that at least one row must have. */
  needs?: Fits
  /** Fewer values may be anything. */
  least?: number
}

/** Columns whose names are like that of a field, and whose values decide. */
const similarRules: readonly ValueRule[] = [
  { field: 'currency', isNamed: hasAny('currency'), fits: isCurrencyWord },
  {
    field: 'is_individual',
    isNamed: hasOnlyWith('consumer individual private personal person residential b2c', besideKind),
    fits: isYesNo,
  },
  { field: 'company_type', isNamed: asksForBusiness, fits: isYesNo },
  { field: 'document_type', isNamed: isKindName, fits: isDocumentType, needs: asksForMoney },
  { field: 'company_type', isNamed: isKindName, fits: isKind },
  {
    field: 'document_type',
    isNamed: hasAny('type kind document transaction source entry voucher record status'),
    needs: isNoDebtStatus,
  },
  {
    field: 'amount_outstanding',
    isNamed: hasOnlyWith(
      'outstanding unpaid owing owed remaining arrears balance due left os',
      'amount invoice still open debt to pay payable gross',
    ),
    fits: (text) => !isNoAmount(text),
  },
]

/** Columns of values of a common form, under a name that does not say what it is. */
const contentRules: readonly ValueRule[] = [
  {
    field: 'currency',
    isNamed: isVague('ccy fx iso code symbol devise währung'),
    fits: isCurrencyCode,
  },
  {
    field: 'document_type',
    isNamed: isVague(
      'description narrative nature voucher entry record item activity code tp status dr cr d c debit credit invoice',
    ),
    fits: isPlainDocument,
    needs: asksForMoney,
  },
  {
    field: 'company_type',
    isNamed: isVague(
      'customer debtor client entity legal status classification profile nature ind co',
    ),
    fits: isPlainKind,
    needs: isConsumer,
  },
  {
    field: 'postcode',
    isNamed: isVague('postcode post code pc location area district place address customer'),
    fits: isPostcode,
    least: 3,
  },
  {
    field: 'primary_email',
    isNamed: isVague('email mail customer contact address accounts account invoice'),
    fits: isEmail,
    least: 3,
  },
  {
    field: 'last_invoice_date',
    isNamed: isVague('date day invoice invoiced issued dated raised billed document posted when'),
    fits: isDate,
    least: 3,
  },
  { field: 'company_name', isNamed: hasOnly('unnamed'), fits: isWord, needs: hasLegalForm },
]

const street =
  /^\d+[a-z]?[ ,]|\b(?:road|street|lane|avenue|close|drive|way|house|park|court|place|estate|unit)\b/i

/** The same where the file has no names of columns. */
const headerlessRules: readonly ValueRule[] = [
  { field: 'currency', fits: isCurrencyCode },
  { field: 'document_type', fits: isDocument },
  { field: 'company_type', fits: isPlainKind },
  { field: 'postcode', fits: isPostcode },
  { field: 'primary_email', fits: isEmail },
  { field: 'last_invoice_date', fits: isDate },
  { field: 'initial_debt', fits: isPrice },
  { field: 'company_name', fits: hasLegalForm },
  { field: 'street_1', fits: (text) => street.test(text) },
  { field: 'customer_ref', fits: (text) => isCode(text) && /^\s*[a-z]/i.test(text) },
]

/** A column of the file: its name, and its values that are not blank. */
interface Source {
  header: string
  /** Of the first rows. */
  texts: Texts
  allTexts: () => Texts
}

/** @param share the least share of values that fit */
function candidatesByRules(
  { header, texts, allTexts }: Source,
  rules: readonly ValueRule[],
  { rank, share }: { rank: number; share: number },
): Candidate[] {
  const words = nameWords(header)
  const isOther = isOfOtherKinds(words)
  const found = rules.find(
    ({ field, isNamed, fits, needs, least = 1 }) =>
      (!isNamed || isNamed(words)) &&
      !(isOther && kindFields.has(field)) &&
      texts.length >= least &&
      (!fits || mostFit(texts, fits, share)) &&
      (!needs || allTexts().some(needs)),
  )
  return found ? [{ field: found.field, rank }] : []
}

/** The fields that a column may be, by the first way that finds any and that its values do not contradict. */
function findCandidates(column: Source): readonly Candidate[] {
  const { header, texts } = column
  const ways = [
    () => candidatesByName(header),
    () => candidatesByRules(column, similarRules, { rank: similarRank, share: 0.5 }),
    () => candidatesByQualifier([...nameWords(header)]),
    () => candidatesByRules(column, contentRules, { rank: contentsRank, share: 0.9 }),
  ]
  for (const find of ways) {
    const candidates = find().filter((candidate) => !isContradicted(candidate, header, texts))
    // A column "Customer" holds codes in some ledgers, and another one the names.
    const isOfCodes = candidates[0]?.field === 'company_name' && mostFit(texts, isCode, 0.5)
    if (isOfCodes) return candidates.map(({ field, rank }) => ({ field, rank: rank + similarRank }))
    if (candidates.length > 0) return candidates
  }
  return []
}

const maxNameCharacters = 100

/** A unique name for each column; a blank, duplicate or truncated one has its number appended. */
const uniqueNames = (header: readonly string[]): string[] =>
  header.map((name, column) => {
    const shown = name.slice(0, maxNameCharacters)
    if (name === '') return `Column ${column + 1}`
    const isUnique = shown === name && header.indexOf(name) === header.lastIndexOf(name)
    return isUnique ? name : `${shown} (column ${column + 1})`
  })

const penceIn = (text = ''): number => {
  const amount = parseMoney(text)
  return amount.ok ? (amount.value ?? 0) : Number.NaN
}
const distinctIn = (rows: readonly Texts[], { index }: Pick<SheetColumn, 'index'>) =>
  new Set(rows.flatMap((cells) => cells[index]?.trim() || [])).size
const isNameColumn = (name: string) =>
  candidatesByName(name).some(({ field }) => field === 'company_name')

/** Whether a column is not what its name says: days or a part under "Due", a sum that runs on under "Balance". */
function isNoField({ header, texts }: Source, names: Texts, rows: readonly Texts[]): boolean {
  const words = nameWords(header)
  const isOfAmounts = ['amount', 'balance', 'total'].some((word) => words.has(word))
  if (words.has('due') && !isOfAmounts && mostFit(texts, isCountedDay, 0.5)) return true
  if (letterKey(header) === 'due')
    return names.some((name) => /^\W*(?:overdue|not (?:yet )?due|current)\W*$/i.test(name))
  // A nominal account, which is the same for several debtors.
  if (/^account(?:code)?$/.test(letterKey(header)) && new Set(texts).size === 1)
    return names.some((name, index) => isNameColumn(name) && distinctIn(rows, { index }) > 1)
  const sides = (['debit', 'credit'] as const).map((side) =>
    names.findIndex((name) => sideOf(name) === side),
  )
  const [debit = -1, credit = -1] = sides
  if (debit < 0 || credit < 0) return false
  const hasBalance = names.some((name) => nameWords(name).has('balance'))
  if (words.has('balance')) {
    const nets = rows.map((cells) => penceIn(cells[debit]) - penceIn(cells[credit]))
    const balances = rows.map((cells) => penceIn(cells[names.indexOf(header)]))
    const runsOn = (now: number, row: number) =>
      now === nets[row] || now === (balances[row - 1] ?? 0) + (nets[row] ?? 0)
    return balances.every(runsOn) && balances.some((now, row) => now !== nets[row])
  }
  // Without a balance it is not known what is left of a debit.
  const isFilled = (cells: Texts) => sides.every((index) => /[1-9]/.test(cells[index] ?? ''))
  return names[debit] === header && !hasBalance && rows.some(isFilled)
}

/** Rows in which values of a column are looked for, and how many of its values are judged. */
const [sampledRows, sampledValues] = [1_000, 200]

/**
 * Matches columns to fields by their names, or by their contents. Fields that several columns match equally
 * well by name are contested: none of the columns has them.
 * @param hasNames whether the header holds names, and not the first debt
 */
export function matchColumns(
  firstLine: readonly string[],
  rows: readonly Texts[],
  hasNames = true,
): { columns: SheetColumn[]; contested: SheetField[] } {
  const names = hasNames ? firstLine : firstLine.map(() => '')
  const sampled = rows.slice(0, sampledRows)
  const textsOf = (index: number, from: readonly Texts[]) =>
    from.flatMap((cells) => {
      const text = cells[index]?.replaceAll(oddByteMark, '')
      return text?.trim() ? text : []
    })
  const sources = names.map((header, index): Source => {
    const texts = textsOf(index, sampled).slice(0, sampledValues)
    return { header, texts, allTexts: () => [...new Set(textsOf(index, rows))] }
  })
  const candidates = sources.map((source) => {
    if (!hasNames)
      return candidatesByRules(source, headerlessRules, { rank: contentsRank, share: 0.6 })
    return isNoField(source, names, sampled) ? [] : findCandidates(source)
  })
  const columns = uniqueNames(names).map((name, index): SheetColumn => {
    const texts = sources[index]?.texts ?? []
    const holdsAmounts = texts.filter(isPrice).length * 2 > texts.length
    return { index, name, field: null, matchedBy: null, sample: texts[0] ?? '', holdsAmounts }
  })
  const contested = chooseColumns(columns, candidates, rows)
  if (!hasNames) completeAddress(columns)
  return { columns, contested }
}

/** Gives each field its best column. @returns the fields that are contested */
function chooseColumns(
  columns: readonly SheetColumn[],
  candidates: readonly (readonly Candidate[])[],
  rows: readonly Texts[],
): SheetField[] {
  const contested: SheetField[] = []
  const contestants = new Set<SheetColumn>()
  const hasTax = columns.some(({ name }) => /\b(?:vat|tax|net)\b/i.test(name))
  const textIn = (cells: Texts, { index }: SheetColumn) => cells[index]?.trim() ?? ''
  /** One name in several rows may be the client's own, where another column has several. */
  const isOneName = (column: SheetColumn) =>
    distinctIn(rows, column) === 1 && rows.filter((cells) => textIn(cells, column)).length > 1
  for (const field of sheetFieldNames) {
    const [best, ...others] = columns
      .flatMap((column) => {
        const found = candidates[column.index]?.find((candidate) => candidate.field === field)
        const isFree = column.field === null && !contestants.has(column)
        return found && isFree ? { column, rank: found.rank } : []
      })
      .toSorted((one, other) => one.rank - other.rank)
    if (!best) continue
    const isShared = sharedFields.has(field)
    const isAmount = field === 'initial_debt' || field === 'amount_outstanding'
    const hasSameAmounts = (column: SheetColumn) =>
      isAmount &&
      rows.some((cells) => isMoney(textIn(cells, column))) &&
      rows.every((cells) => textIn(cells, column) === textIn(cells, best.column))
    const isRival = ({ column, rank }: typeof best) =>
      rank === best.rank ||
      // A better name without prices, beside one with prices, may be of numbers or counts.
      (isAmount && column.holdsAmounts && !best.column.holdsAmounts) ||
      // Only tax explains two amounts: a total may have interest, or be that of all lines.
      (field === 'initial_debt' && best.rank > 0 && !hasTax) ||
      (field === 'company_name' &&
        isOneName(best.column) &&
        !/contact/i.test(column.name) &&
        distinctIn(rows, column) > 1)
    const equals = others.filter(
      (other) => !isShared && isRival(other) && !hasSameAmounts(other.column),
    )
    if (equals.length > 0) {
      if (best.rank < contentsRank) contested.push(field)
      for (const { column } of [best, ...equals]) contestants.add(column)
      continue
    }
    const isOfBooks = ({ column }: typeof best) =>
      field === 'currency' && isBooksCurrency(nameWords(column.name))
    // The name of a private customer may stand in another column than that of a company.
    const isFiller = ({ column, rank }: typeof best) =>
      field === 'company_name' &&
      rank < similarRank &&
      !/contact/i.test(column.name) &&
      !columns.some((each) => each.field === 'last_name') &&
      rows.some((cells) => !cells[best.column.index]?.trim() && cells[column.index]?.trim())
    for (const { column, rank } of [
      best,
      ...others.filter((each) => (isShared && !isOfBooks(each)) || isFiller(each)),
    ]) {
      const byName = rank < similarRank ? 'name' : 'similar-name'
      Object.assign(column, { field, matchedBy: rank < contentsRank ? byName : 'contents' })
    }
  }
  return contested
}

/** Takes the column before the postcode as the town; without it the address would make every row incomplete. */
function completeAddress(columns: readonly SheetColumn[]): void {
  const columnOf = (field: SheetField) => columns.find((column) => column.field === field)
  const [street, postcode] = [columnOf('street_1'), columnOf('postcode')]
  const town = columns[(postcode?.index ?? 0) - 1]
  if (street && town?.field === null) Object.assign(town, { field: 'city', matchedBy: 'contents' })
  else
    for (const column of [street, postcode])
      if (column) Object.assign(column, { field: null, matchedBy: null })
}

/** How well the name of a column fits a field; the better, the lower. */
export const nameRank = (name: string, field: SheetField): number =>
  candidatesByName(name).find((candidate) => candidate.field === field)?.rank ?? contentsRank

/** Whether a column asks whether the debtor is a business: "Is business", "Company?". */
export const isBusinessQuestion = (name: string) => asksForBusiness(nameWords(name))

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const requirements: readonly { label: string; fields: readonly SheetField[] }[] = [
  { label: 'a name', fields: ['company_name', 'trading_name', 'last_name'] },
  { label: 'an amount', fields: ['initial_debt', 'amount_outstanding'] },
]

/** The fields that every debt needs and no column fills, or several contest; empty if nothing is missing. */
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

/** Whether a first line holds a value of a debt: a number, a date, an email address or a postcode. */
export const looksLikeDebt = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const text = cell.trim()
    const isValue =
      isPrice(text) || /^\d+$/.test(text) || isPostcode(text) || isEmail(text) || isDate(text)
    return text !== '' && isValue
  })
