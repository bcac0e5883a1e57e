import { oddByteMark } from '@/lib/csv-decode'
import { otherCurrencyOfHeader } from '../cells/ledger-words'
import { isPlaceholder } from '../cells/placeholder'
import { sheetFieldNames } from '../cells/sheet-fields'
import { findCandidates, isAmountField } from './column-candidates'
import { contentsRank, sideOf, similarRank } from './column-names'
import type { SheetColumn, SheetField } from './protocol'
import {
  type Fits,
  isCode,
  isMoney,
  isNoAmount,
  isPrice,
  mostFit,
  type Source,
  signedPence,
} from './value-rules'

/** Fields that decide whether a row is a debt, and of whom: every column that may be one of them counts. */
export const sharedFields: ReadonlySet<SheetField> = new Set<SheetField>([
  ...(['currency', 'document_type', 'company_type', 'is_individual'] as const),
])

const isDigits: Fits = (text) => /^\d+$/.test(text)
const hasWords: Fits = (text) => /\p{L}{2}\P{L}+\p{L}/u.test(text)

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

  // Codes are no names beside names, or texts that may be names; and numbers never are.
  const mayBeName = ({ ranks, texts }: Column) =>
    ranks.has('last_name') || (ranks.size === 0 && mostFit(texts, hasWords, 0.5))
  const hasNames = withField('company_name').length > 1 || columns.some(mayBeName)
  for (const column of withField('company_name')) {
    const isOwnName = column.ranks.get('company_name') === similarRank
    if (mostFit(column.texts, hasNames && !isOwnName ? isCode : isDigits, 0.5))
      column.ranks.delete('company_name')
  }
  // Beside titles, a column "Name" and one of first or of last names are of persons.
  const [bareName, ...otherNames] = withField('company_name')
  const isOfPersons = mayHave('title') && mayHave('first_names') !== mayHave('last_name')
  if (isOfPersons && bareName && otherNames.length === 0 && /^\W*name\W*$/i.test(bareName.name))
    if (!bareName.texts.some((text) => /\s/.test(text)))
      bareName.ranks = new Map([[mayHave('first_names') ? 'last_name' : 'first_names', 1]])

  /** Whether a column is not what its name says, by the values of other columns. */
  function isOther(field: SheetField, column: Column): boolean {
    // A nominal account, which is the same for all debtors.
    if (field !== 'customer_ref' || !/^\W*account(?:[\W_]*code)?\W*$/i.test(column.name))
      return false
    return isConstant(column) && withField('company_name').some(isVaried)
  }
  /** Whether the column of tax has a fifth of most amounts, which then do not include it. */
  function isNet(amount: Column): boolean {
    const tax = columns.find(
      ({ name, texts }) => /\b(?:vat|tax)\b/i.test(name) && texts.some(isPrice),
    )
    if (!tax) return false
    const pence = (cells: Cells, column: Column) => signedPence(textIn(cells, column))
    const taxed = rows.filter((cells) => pence(cells, tax) > 0)
    const net = taxed.filter((cells) => Math.abs(pence(cells, amount) - 5 * pence(cells, tax)) < 5)
    return net.length * 2 > taxed.length
  }
  /** Whether a person has to say that an amount is the whole one, and in pounds. */
  function isDoubtful(amount: Column): boolean {
    if (hasOtherUnit && !/£|gbp|lcy|pound|sterling/i.test(amount.name)) return true
    const isPartPaid = (cells: Cells) =>
      [amount, credit].every((each) => each && /[1-9]/.test(textIn(cells, each)))
    return !mayHave('amount_outstanding') && (isNet(amount) || rows.some(isPartPaid))
  }

  /** Whether most balances are above the amounts of their rows: those of accounts, beside each invoice. */
  function isOfAccounts(balance: Column): boolean {
    const total = columns.find(({ shown }) => shown.field === 'initial_debt')
    if (!total || isNet(total) || !/account|current|total/i.test(balance.name)) return false
    const above = rows.filter(
      (cells) => signedPence(textIn(cells, balance)) > signedPence(textIn(cells, total)),
    )
    return above.length * 2 > rows.length
  }

  for (const field of sheetFieldNames) {
    const rankOf = ({ ranks }: Column) => ranks.get(field) ?? contentsRank
    const [best, ...others] = withField(field)
      .filter((each) => !taken.has(each) && !isOther(field, each))
      .toSorted((one, other) => rankOf(one) - rankOf(other))
    if (!best) continue
    const isShared = sharedFields.has(field)
    const isAmount = isAmountField(field)
    const isOtherName = ({ name }: Column) =>
      field === 'company_name' && !/contact|description/i.test(name)
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
    const isOpen = isAmount && (isDoubtful(best) || isOfAccounts(best))
    if (rivals.length > 0 || isOpen) {
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
