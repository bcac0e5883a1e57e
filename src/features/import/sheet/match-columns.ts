import { oddByteMark } from '@/lib/csv-decode'
import { parseMoney } from '@/rules/money'
import { checkIndividual } from '../cells/check-cell'
import { otherCurrencyOfHeader } from '../cells/ledger-words'
import { sheetFieldNames } from '../cells/sheet-fields'
import {
  type Candidate,
  candidatesByName,
  candidatesByQualifier,
  contentsRank,
  letterKey,
  similarRank,
} from './column-candidates'
import { nameWords, sideOf } from './column-names'
import {
  type Fits,
  isAmountOrRate,
  isCode,
  isCountedDay,
  isMoney,
  isNoAmount,
  isPlainKind,
  isPrice,
  isYesNo,
  mostFit,
  type Texts,
} from './column-values'
import type { SheetColumn, SheetField } from './protocol'
import {
  candidatesByRules,
  contentRules,
  headerlessRules,
  isBooksCurrency,
  type Source,
  similarRules,
} from './value-rules'

/** Fields that decide whether a row is a debt, and of whom: every column that may be one of them counts. */
export const sharedFields: ReadonlySet<SheetField> = new Set<SheetField>([
  ...(['currency', 'document_type', 'company_type', 'is_individual'] as const),
])

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
