import { oddByteMark } from '@/lib/csv-decode'
import { checkIndividual } from '../cells/check-cell'
import { isPlainKind, otherCurrencyOfHeader } from '../cells/ledger-words'
import { isPlaceholder } from '../cells/placeholder'
import { amountFields, sheetFieldNames } from '../cells/sheet-fields'
import { type Candidate, candidatesByName, contentsRank, sideOf, similarRank } from './column-names'
import type { SheetColumn, SheetField } from './protocol'
import {
  candidatesByValues,
  type Fits,
  isAmountOrRate,
  isCode,
  isMoney,
  isNoAmount,
  isPrice,
  isYesNo,
  mostFit,
  type Source,
  signedPence,
} from './value-rules'

/** Fields that decide whether a row is a debt, and of whom: every column that may be one of them counts. */
export const sharedFields: ReadonlySet<SheetField> = new Set<SheetField>([
  ...(['currency', 'document_type', 'company_type', 'is_individual'] as const),
])

/** One word, or several after one that no company is called by: not Trust Company Ltd. */
const isKindAlone: Fits = (text) =>
  isPlainKind(text) &&
  (/^\P{L}*\p{L}+\P{L}*$/u.test(text) || /^\W*(?:private|public|limited|sole)\b/i.test(text))

/** Values that speak against what the name of a column says. */
const contradictions: Partial<Record<SheetField, Fits>> = {
  // A column named "Due" or "Balance" holds dates in some ledgers.
  initial_debt: isNoAmount,
  amount_outstanding: isNoAmount,
  company_name: (text) => isYesNo(text) || isKindAlone(text),
  vat_number: isAmountOrRate,
  // A column named "FX" holds rates; three digits are the number of a currency.
  currency: (text) => isMoney(text) && !/^\d{3}$/.test(text),
  is_disputed: (text) => !isYesNo(text),
  is_individual: (text) => !checkIndividual(text).ok,
}

const isAmountField = (field: SheetField) => amountFields.some((each) => each === field)

/** A spreadsheet's number of a day since 2009, or seconds since 2001. */
const countedDay = /^(?:4\d{4}|1\d{9})(?:\.0+)?$/
const isDigits: Fits = (text) => /^\d+$/.test(text)
const hasWords: Fits = (text) => /\p{L}{2}\P{L}+\p{L}/u.test(text)
const otherPart = /^\W*(?:overdue|not (?:yet )?due|current)\W*$/i

function findCandidates(column: Source, names: readonly string[]): readonly Candidate[] {
  const { name, texts } = column
  // A column "Due" holds days in some ledgers, and beside other parts a part of the amount.
  const namesDay = /due/i.test(name) && !/amount|amt|balance|total/i.test(name)
  const isPart = /^\W*due\W*$|overdue/i.test(name) && names.some((each) => otherPart.test(each))
  function isPossible({ field, rank }: Candidate): boolean {
    const isAmount = isAmountField(field)
    // Excel writes an empty date as 0.
    const isDays = namesDay && mostFit(texts, (text) => countedDay.test(text), 0.5)
    if (isAmount && (isPart || isDays || otherCurrencyOfHeader(name))) return false
    const speaksAgainst = contradictions[field]
    const isOwnName = rank === 0 && field !== 'vat_number' && field !== 'currency'
    if (!speaksAgainst || isOwnName) return true
    const isAgainst: Fits = (text) => speaksAgainst(text) || (namesDay && countedDay.test(text))
    // One amount among words is not dropped unseen.
    return !mostFit(texts, isAgainst, isAmount ? 1 : 0.5)
  }
  const named = candidatesByName(name).filter(isPossible)
  // A column "Customer" holds codes in some ledgers, and another one the names.
  if (named[0]?.field === 'company_name' && mostFit(texts, isCode, 0.5))
    return named.map(({ field, rank }) => ({ field, rank: rank + similarRank }))
  return named.length > 0
    ? named
    : candidatesByValues(column, names.some(Boolean)).filter(isPossible)
}

/** A unique name for each column, of at most 100 characters; any other one has its number appended. */
const uniqueNames = (header: readonly string[]): string[] =>
  header.map((name, column) => {
    const shown = name.slice(0, 100)
    if (name === '') return `Column ${column + 1}`
    const isUnique = shown === name && header.indexOf(name) === header.lastIndexOf(name)
    return isUnique ? name : `${shown} (column ${column + 1})`
  })

/** Rows in which values of a column are looked for, and how many of its values are judged. */
const [sampledRows, sampledValues] = [1_000, 200]

interface Column extends Source {
  /** The fields that it may hold. */
  ranks: Map<SheetField, number>
  /** As the page shows it, with the field that it has. */
  shown: SheetColumn
}
type Cells = readonly string[]
type Rows = readonly Cells[]

/**
 * Matches columns to fields by their names, or by their contents. Fields that several columns match equally
 * well are contested: none of the columns has them.
 * @param hasNames whether the header holds names, and not the first debt
 */
export function matchColumns(
  firstLine: readonly string[],
  rows: Rows,
  hasNames = true,
): { columns: SheetColumn[]; contested: SheetField[] } {
  const names = hasNames ? firstLine : firstLine.map(() => '')
  const hasSigns = (index: number) => /\bsign|\+/i.test(names[index] ?? '')
  const textsOf = (index: number, from: Rows) =>
    from
      .map((cells) => cells[index]?.replaceAll(oddByteMark, '').trim() ?? '')
      .filter((text) => (text === '-' && hasSigns(index)) || !isPlaceholder(text, 'is_individual'))
  const columns = uniqueNames(names).map((uniqueName, index): Column => {
    const texts = textsOf(index, rows.slice(0, sampledRows)).slice(0, sampledValues)
    const distinctTexts = () => [...new Set(textsOf(index, rows))]
    const source = { name: names[index] ?? '', texts, distinctTexts }
    const [sample = ''] = texts
    const holdsAmounts = texts.filter(isPrice).length * 2 > texts.length
    const shown = {
      ...{ index, name: uniqueName, header: hasNames ? source.name : uniqueName },
      ...{ field: null, matchedBy: null, sample, holdsAmounts },
    }
    const candidates = findCandidates(source, names)
    return { ...source, ranks: new Map(candidates.map(({ field, rank }) => [field, rank])), shown }
  })
  // The town of a file without names is in the column before the postcode.
  const town = columns[columns.findIndex(({ ranks }) => ranks.has('postcode')) - 1]
  if (!hasNames && town?.ranks.size === 0) town.ranks.set('city', contentsRank)
  const contested = chooseColumns(columns, rows)
  return { columns: columns.map(({ shown }) => shown), contested }
}

/** The currency of somebody's books, where a document has one of its own. */
const booksCurrency = /reporting|group|base|home|local|functional|system|company|organi[sz]ation/i

const textIn = (cells: Cells, { shown }: Column) => cells[shown.index]?.trim() ?? ''

/** Gives each field its best column, unless another one may be it as well. @returns the contested fields */
function chooseColumns(columns: readonly Column[], rows: Rows): SheetField[] {
  const contested: SheetField[] = []
  const taken = new Set<Column>()
  const withField = (field: SheetField) => columns.filter(({ ranks }) => ranks.has(field))
  const mayHave = (field: SheetField) => withField(field).length > 0
  const isVaried = (column: Column) =>
    rows.some((cells) => !['', column.shown.sample].includes(textIn(cells, column)))
  /** A name or account that is the same in all rows may be the client's own. */
  const isConstant = (column: Column) => column.texts.length > 1 && !isVaried(column)
  const hasTax = columns.some(({ name }) => /\b(?:vat|tax|net)\b/i.test(name))
  const columnOfSide = (side: 'debit' | 'credit') =>
    columns.find(
      ({ name, texts }) =>
        sideOf(name) === side &&
        !mostFit(texts, isNoAmount, 0.5) &&
        texts.some((text) => /[1-9]/.test(text)),
    )
  const [debit, credit] = [columnOfSide('debit'), columnOfSide('credit')]
  const hasOtherUnit =
    !mayHave('currency') &&
    columns.some(({ name, texts }) => otherCurrencyOfHeader(name) && texts.some(isMoney))

  /** Whether most balances include that of the row above, or below where the newest row comes first. */
  function isRunning(column: Column): boolean {
    const penceOf = (each: Column) =>
      rows.slice(0, sampledRows).map((cells) => signedPence(textIn(cells, each)))
    const balances = penceOf(column)
    const debits = (debit ? [debit] : withField('initial_debt')).map(penceOf)
    const credits = [[], ...(credit ? [penceOf(credit)] : [])]
    const isCarried = (amounts: readonly number[], paid: readonly number[]) => {
      const areCarried = balances.flatMap((balance, row) => {
        const change = (amounts[row] ?? 0) - (paid[row] ?? 0)
        const isNeighbour = (step: number) => balances[row + step] === balance - change
        // Nothing is carried to the first row of a debtor.
        return change === 0 || balance === change ? [] : isNeighbour(-1) || isNeighbour(1)
      })
      return areCarried.length > 0 && areCarried.filter(Boolean).length * 2 >= areCarried.length
    }
    return debits.some((amounts) => credits.some((paid) => isCarried(amounts, paid)))
  }
  for (const column of withField('amount_outstanding').filter(isRunning))
    column.ranks.delete('amount_outstanding')

  // Codes are references beside names, or texts that may be names; and numbers are no names. As references
  // they rank below an account, and above "Reference", which may be that of the invoice.
  const mayBeName = ({ ranks, texts }: Column) =>
    ranks.has('last_name') || (ranks.size === 0 && mostFit(texts, hasWords, 0.5))
  const hasNames = withField('company_name').length > 1 || columns.some(mayBeName)
  for (const column of withField('company_name')) {
    const isOwnName = column.ranks.get('company_name') === similarRank
    if (mostFit(column.texts, hasNames && !isOwnName ? isCode : isDigits, 0.5))
      column.ranks = new Map([['customer_ref', 2.5]])
  }

  /** Whether a column is not what its name says, by the values of other columns. */
  function isOther(field: SheetField, column: Column): boolean {
    // A part of an address, which would make every row incomplete.
    const isAddress = field === 'street_1' || field === 'city' || field === 'postcode'
    if (isAddress && (column.ranks.get(field) ?? 0) >= contentsRank)
      return !mayHave('street_1') || !mayHave('postcode')
    // A nominal account, which is the same for all debtors.
    if (field !== 'customer_ref' || !/^\W*account(?:[\W_]*code)?\W*$/i.test(column.name))
      return false
    return isConstant(column) && withField('company_name').some(isVaried)
  }
  /** Whether a person has to say that an amount is the whole one, and in pounds. */
  function isDoubtful(amount: Column): boolean {
    if (hasOtherUnit && !/£|gbp|lcy|pound|sterling/i.test(amount.name)) return true
    const isPartPaid = (cells: Cells) =>
      [amount, credit].every((each) => each && /[1-9]/.test(textIn(cells, each)))
    return !mayHave('amount_outstanding') && rows.some(isPartPaid)
  }

  for (const field of sheetFieldNames) {
    const rankOf = ({ ranks }: Column) => ranks.get(field) ?? contentsRank
    const [best, ...others] = withField(field)
      .filter((each) => !taken.has(each) && !isOther(field, each))
      .toSorted((one, other) => rankOf(one) - rankOf(other))
    if (!best) continue
    const isShared = sharedFields.has(field)
    const isAmount = isAmountField(field)
    const isOtherName = ({ name }: Column) => field === 'company_name' && !/contact/i.test(name)
    const isRival = (column: Column) =>
      rankOf(column) === rankOf(best) ||
      // A better name without prices, beside one with prices, may be of numbers or counts.
      (isAmount && column.shown.holdsAmounts && !best.shown.holdsAmounts) ||
      // Only tax explains two amounts: a total may have interest, or be that of all lines.
      (field === 'initial_debt' && rankOf(best) > 0 && !hasTax) ||
      (isOtherName(column) && isConstant(best) && isVaried(column))
    const isCopy = (column: Column) =>
      isAmount &&
      column.texts.some(isMoney) &&
      rows.every((cells) => textIn(cells, column) === textIn(cells, best))
    const rivals = others.filter((each) => !isShared && isRival(each) && !isCopy(each))
    if (rivals.length > 0 || (isAmount && isDoubtful(best))) {
      contested.push(field)
      for (const column of [best, ...rivals]) taken.add(column)
      continue
    }
    // The name of a private customer may stand in another column than that of a company.
    const isFiller = (column: Column) =>
      isOtherName(column) &&
      rankOf(column) < similarRank &&
      !mayHave('last_name') &&
      rows.some((cells) => !textIn(cells, best) && textIn(cells, column))
    const isOfBooks = ({ name }: Column) => field === 'currency' && booksCurrency.test(name)
    const sharing = others.filter((each) => (isShared ? !isOfBooks(each) : isFiller(each)))
    for (const column of [best, ...sharing]) {
      taken.add(column)
      const byName = rankOf(column) < similarRank ? 'name' : 'similar-name'
      const matchedBy = rankOf(column) < contentsRank ? byName : 'contents'
      Object.assign(column.shown, { field, matchedBy })
    }
  }
  return contested
}
