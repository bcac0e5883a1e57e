import { oddByteMark } from '@/lib/csv-decode'
import { hasLegalForm } from '@/rules/organisation'
import { otherCurrencyOfHeader } from '../cells/currency'
import { customerKind, hasTotal } from '../cells/ledger-terms'
import { isPlaceholder } from '../cells/placeholder'
import { amountFields, isAmountField, sheetFieldNames } from '../cells/sheet-fields'
import { signedPence } from '../cells/signed-pence'
import { contentsRank, nameWords, similarRank } from './column-names'
import { findRanks, mayBePart } from './column-ranks'
import type { SheetColumn, SheetField } from './protocol'
import { decidingValues } from './read-cell'
import { isMoney, isPrice, mostFit } from './value-rules'

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

/** A column while fields are chosen. */
interface Column extends SheetColumn {
  /** The fields that it may hold, until it has one or may not have any. */
  ranks: Map<SheetField, number>
  /** Its first values that are not blank. */
  texts: readonly string[]
}
type Row = readonly string[]
type Rows = readonly Row[]
export type Match = { columns: SheetColumn[]; contested: SheetField[] }

/**
 * Matches columns to fields by their names, or by their contents. Fields that several columns match equally
 * well are contested: none of the columns has them.
 * @param hasNames whether the header holds names, and not the first debt
 */
export function matchColumns(firstLine: readonly string[], rows: Rows, hasNames = true): Match {
  const names = uniqueNames(hasNames ? firstLine : firstLine.map(() => ''))
  const sampled = rows.slice(0, sampledRows)
  const columns = names.map((name, index): Column => {
    const header = (hasNames && firstLine[index]) || name
    const texts = sampled
      .map((cells) => cells[index]?.replaceAll(oddByteMark, '').trim() ?? '')
      .filter((text) => !isPlaceholder(text, 'is_individual'))
      .slice(0, sampledValues)
    const ranks = new Map(findRanks(header, texts, hasNames))
    const holdsAmounts = texts.filter(isPrice).length * 2 > texts.length
    const shown = { index, header, name, field: null, matchedBy: null, sample: texts[0] ?? '' }
    return { ...shown, holdsAmounts, ranks, texts }
  })
  // The town of a file without names is in the column before the postcode.
  const town = columns[columns.findIndex(({ ranks }) => ranks.has('postcode')) - 1]
  if (!hasNames && town?.ranks.size === 0) town.ranks.set('city', contentsRank)
  refineRanks(columns, sampled)
  const contested = chooseColumns(columns, sampled)
  return { columns: columns.map(({ ranks: _, texts: __, ...column }) => column), contested }
}

const withField = (columns: readonly Column[], field: SheetField) =>
  columns.filter(({ ranks }) => ranks.has(field))
const textIn = (cells: Row, column?: Column) => cells[column?.index ?? -1]?.trim() ?? ''
const penceIn = (cells: Row, column?: Column) => signedPence(textIn(cells, column))
/** Whether an amount is less than another one in some row. */
const isLess = (one: Column, other: Column, rows: Rows) =>
  rows.some((cells) => penceIn(cells, one) < penceIn(cells, other))
const holdsMoney = ({ texts }: Column) => texts.some((text) => isMoney(text) && /[1-9]/.test(text))
/** Whether a column that is not known for something else holds names of companies. */
const holdsCompanies = ({ field, ranks, texts }: Column) =>
  !field && (ranks.size === 0 || ranks.has('company_name')) && mostFit(texts, hasLegalForm, 0.5)
/** Whether a column of names without a company stands beside one of companies: Customer: Ann Archer; Firm: Larch Ltd. */
const isBesideCompanies = ({ header, texts }: Column, columns: readonly Column[]) =>
  customerKind(header) !== 'consumer' && !texts.some(hasLegalForm) && columns.some(holdsCompanies)
const isForeign = ({ header }: Column) => otherCurrencyOfHeader(header) !== null
const ofDebtor = /customer|client|debtor/i

/** Whether balances above the amounts include that of the row above, or below where the newest row comes first. */
function isRunning(balance: Column, columns: readonly Column[], lines: Rows): boolean {
  const rows = lines.filter((cells) => !hasTotal(cells))
  const [payments] = withField(columns, 'amount_paid')
  const named = withField(columns, 'initial_debt')
  const others = columns.filter(({ ranks, holdsAmounts }) => ranks.size === 0 && holdsAmounts)
  const amounts = named.length > 0 ? named : others
  /** For each balance that is not its row's amount: whether the difference is the balance of a neighbour. */
  const carries = rows.flatMap((cells, row) => {
    const neighbours = [rows[row - 1], rows[row + 1]].map((each) => each && penceIn(each, balance))
    const rests = amounts.flatMap((amount) => {
      const change = penceIn(cells, amount) - penceIn(cells, payments)
      const rest = penceIn(cells, balance) - change
      return change !== 0 && (payments ? rest !== 0 : rest > 0) ? [rest] : []
    })
    // Unlike `includes`, this never finds NaN, which a text without an amount gives.
    return rests.length > 0 ? [rests.some((rest) => neighbours.some((each) => each === rest))] : []
  })
  return carries.length > 0 && carries.filter(Boolean).length * 2 >= carries.length
}

/** Takes fields from columns, or gives them others, by what stands in the other columns. */
function refineRanks(columns: readonly Column[], rows: Rows): void {
  for (const column of withField(columns, 'amount_outstanding'))
    if (column.ranks.get('amount_outstanding') !== 0 && isRunning(column, columns, rows))
      column.ranks.delete('amount_outstanding')

  // An amount due that the payments reduce to another column's amount is the original one.
  const [payments] = withField(columns, 'amount_paid')
  const balances = withField(columns, 'amount_outstanding')
  const isPaid = (due: Column, rest: Column) => (cells: Row) =>
    penceIn(cells, due) - penceIn(cells, rest) === Math.abs(penceIn(cells, payments))
  for (const due of balances)
    if (balances.some((rest) => isLess(rest, due, rows) && rows.every(isPaid(due, rest))))
      due.ranks = new Map([['initial_debt', similarRank]])

  // Amounts in another currency count only where no others may be in pounds.
  const amounts = amountFields.flatMap((field) => withField(columns, field))
  const foreign = amounts.filter(isForeign)
  const hasOthers = columns.some((column) => column.holdsAmounts && !isForeign(column))
  if (hasOthers || foreign.length < amounts.length) for (const { ranks } of foreign) ranks.clear()

  const hasFirst = withField(columns, 'first_names').length > 0
  const hasLast = withField(columns, 'last_name').length > 0
  // Beside names of persons, Parent or Occupier is somebody else.
  if (hasLast)
    for (const { header, ranks } of columns)
      if (customerKind(header) === 'consumer') ranks.delete('company_name')

  // A contact is a person at the company that another column names.
  const isContact = ({ header }: Column) =>
    /contact(?! *(?:organi|company|business|firm))/i.test(header)
  const nameColumns = withField(columns, 'company_name')
  const companyColumns = [...withField(columns, 'trading_name'), ...columns.filter(holdsCompanies)]
  if ([...nameColumns, ...companyColumns].some((column) => !isContact(column)))
    for (const { ranks } of nameColumns.filter(isContact)) ranks.delete('company_name')

  // Beside one column of first or of last names, "Name" is the other one.
  const bareName = columns.find(({ header }) => /^\W*name\W*$/i.test(header))
  if (bareName && hasFirst !== hasLast && !mostFit(bareName.texts, (text) => /\s/.test(text), 0.6))
    bareName.ranks = new Map([[hasFirst ? 'last_name' : 'first_names', 1]])
}

/** Gives each field its best column, unless another one may be it as well. @returns the contested fields */
function chooseColumns(columns: readonly Column[], rows: Rows): SheetField[] {
  const mayHave = (field: SheetField) => withField(columns, field).length > 0
  const matched = (field: SheetField) => columns.find((column) => column.field === field)
  const taxes = columns.filter(({ header }) =>
    /\b(?:vat|tax|net)\b(?!\W+(?:date|point|code|days|no\b|num|reg|id\b))/i.test(header),
  )
  const parts = columns.filter(
    ({ header, ranks, texts }) => !ranks.size && mayBePart(header, texts),
  )
  const payments = withField(columns, 'amount_paid')

  /** Whether a person has to say that an amount is the whole one, and in pounds. */
  function isDoubtful(amount: Column, field: SheetField): boolean {
    // A column of the portal's own export.
    if (amount.ranks.get(field) === 0) return false
    // A share: % paid.
    if (amount.header.includes('%')) return true
    const hasForeign = columns.some((column) => isForeign(column) && column.texts.some(isMoney))
    const saysCurrency = isForeign(amount) || /£|gbp|lcy|pound|sterling/i.test(amount.header)
    if (hasForeign && !saysCurrency && !mayHave('currency')) return true
    // The pence of every debt would be lost.
    if (columns.some(({ header }) => /^\W*(?:pence|pennies|p)\W*$/i.test(header))) return true
    const total = matched('initial_debt')
    if (field === 'amount_outstanding') {
      // The balance of an account, which several rows may repeat, or one with interest.
      const withTotal = rows.filter((cells) => textIn(cells, total))
      const above = withTotal.filter((cells) => penceIn(cells, amount) > penceIn(cells, total))
      const isRepeated = new Set(above.map((cells) => penceIn(cells, amount))).size < above.length
      // An amount due may be the one before payments, which have a column of their own.
      const isDue = /(?<!balance )\b(?:due|payable|to pay)\b/i.test(amount.header)
      const isReduced = total ? isLess(amount, total, rows) : contested.includes('initial_debt')
      const mayBeWhole = isDue && !isReduced && payments.some(holdsMoney)
      return mayBeWhole || isRepeated || above.length * 2 > rows.length
    }
    if (field === 'amount_paid' || mayHave('amount_outstanding')) return false
    // It may be what the payments have left.
    if (/\b(?:owed|claimed)\b/i.test(amount.header) && payments.some(holdsMoney)) return true
    // A balance brought forward is owed as well.
    const openings = columns.filter(({ header }) =>
      /\bopening|\bb\/f|brought|previous bal/i.test(header),
    )
    if (openings.some(holdsMoney)) return true
    const isPart = (part: Column) => isLess(part, amount, rows) && !isLess(amount, part, rows)
    if (parts.some(isPart)) return true
    const isWhole = /gross|total|inc|orig|debt/.test([...nameWords(amount.header)].join(' '))
    return !isWhole && taxes.some(({ texts }) => mostFit(texts, isPrice, 0.5))
  }

  const contested: SheetField[] = []
  for (const field of sheetFieldNames) {
    const rankOf = ({ ranks }: Column) => ranks.get(field) ?? contentsRank
    const [best, ...others] = withField(columns, field).toSorted(
      (one, other) => rankOf(one) - rankOf(other),
    )
    // A balance says more exactly what is left, unless it is blank.
    const balance = field === 'amount_paid' && matched('amount_outstanding')
    const isNeeded = (cells: Row) => textIn(cells, best) && !(balance && textIn(cells, balance))
    if (!best || (balance && !rows.some(isNeeded))) continue
    const isShared = field in decidingValues
    const isAmount = isAmountField(field)
    /** Names that recur more than others may be the client's own. */
    const isOwnName = (column: Column) => {
      const named = rows.filter((cells) => field === 'company_name' && textIn(cells, best))
      const countOf = (each: Column) => new Set(named.map((cells) => textIn(cells, each))).size
      const isOnly = countOf(best) === 1 && named.length === rows.length
      const isClient = isOnly && !ofDebtor.test(best.header) && ofDebtor.test(column.header)
      if (/contact|description/i.test(column.header)) return false
      return isClient || countOf(best) < countOf(column)
    }
    const isRival = (column: Column) =>
      rankOf(column) === rankOf(best) ||
      // Several kinds of payments have to be added up.
      field === 'amount_paid' ||
      // A better name without prices, beside one with prices, may be of numbers or counts.
      (isAmount && column.holdsAmounts && !best.holdsAmounts) ||
      // Only tax explains two amounts: a total may have interest, or be that of all lines.
      (field === 'initial_debt' && rankOf(best) > 0 && taxes.length === 0) ||
      // A lower amount under another name may be the rest: Rent due, Arrears.
      (field === 'amount_outstanding' && !/\d/.test(column.header) && isLess(column, best, rows)) ||
      (field === 'company_name' && rankOf(best) > 0 && /parent|guardian/i.test(column.header)) ||
      isOwnName(column)
    const isCopy = (column: Column) =>
      column.texts.length > 0 &&
      rows.every((cells) => textIn(cells, column) === textIn(cells, best))
    const mayBePerson =
      field === 'company_name' && rankOf(best) > 0 && isBesideCompanies(best, columns)
    // Any phone or email of the debtor will do, also where the best column is blank.
    const isAnyEnough = field === 'primary_email' || field === 'primary_phone'
    const fillsGaps = (column: Column) =>
      isAnyEnough && rows.some((cells) => !textIn(cells, best) && textIn(cells, column))
    const rivals =
      isShared || isAnyEnough ? [] : others.filter((column) => isRival(column) && !isCopy(column))
    if (rivals.length > 0 || mayBePerson || (isAmount && isDoubtful(best, field))) {
      contested.push(field)
      for (const { ranks } of [best, ...rivals]) ranks.clear()
      continue
    }
    for (const column of [best, ...others.filter((each) => isShared || fillsGaps(each))]) {
      const byName = rankOf(column) < similarRank ? 'name' : 'similar-name'
      const matchedBy = rankOf(column) < contentsRank ? byName : 'contents'
      Object.assign(column, { field, matchedBy })
      column.ranks.clear()
    }
  }
  return contested
}
