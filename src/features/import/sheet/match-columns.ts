import { oddByteMark } from '@/lib/csv-decode'
import { groupBy } from '@/lib/group-by'
import { hasLegalForm } from '@/rules/organisation'
import { customerKind } from '../cells/ledger-terms'
import { isPlaceholder } from '../cells/placeholder'
import { isAmountField, sheetFieldNames } from '../cells/sheet-fields'
import {
  type Column,
  holdsCompanies,
  holdsMoney,
  isForeign,
  isLess,
  penceIn,
  type Row,
  type Rows,
  textIn,
  withField,
} from './column'
import { contentsRank, nameWords, similarRank } from './column-names'
import { findRanks, mayBePart } from './column-ranks'
import type { SheetColumn, SheetField } from './protocol'
import { decidingValues } from './read-cell'
import { refineRanks } from './refine-ranks'
import { isMoney, isPrice, mostFit } from './values'

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

const ofDebtor = /customer|client|debtor/i
/** Whether a column of names without a company stands beside one of companies: Customer: Ann Archer; Firm: Larch Ltd. */
const isBesideCompanies = ({ header, texts }: Column, columns: readonly Column[]) =>
  customerKind(header) !== 'consumer' && !texts.some(hasLegalForm) && columns.some(holdsCompanies)
/** Beside names of persons it is one of their contacts, or the company. */
const isBareContact = ({ header, texts }: Column) =>
  /^\W*contact\W*(?:person\W*)?$/i.test(header) && !texts.some(hasLegalForm)

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
      // That of a customer, beside one of its debts.
      const customers = groupBy(withTotal, (cells) => textIn(cells, matched('company_name')))
      const isOfCustomer = [...customers.values()].some((debts) => {
        const sum = debts.reduce((pence, cells) => pence + penceIn(cells, total), 0)
        return debts.some((cells) => above.includes(cells) && penceIn(cells, amount) === sum)
      })
      return mayBeWhole || isRepeated || isOfCustomer || above.length * 2 > rows.length
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
      if (/contact|description/i.test(column.header) && !holdsCompanies(column)) return false
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
      field === 'company_name' &&
      rankOf(best) > 0 &&
      (isBesideCompanies(best, columns) || (matched('first_names') && isBareContact(best)))
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
