import { checkIndividual } from '../cells/check-cell'
import { isPlainKind, otherCurrencyOfHeader } from '../cells/ledger-words'
import { amountFields } from '../cells/sheet-fields'
import { type Candidate, candidatesByName, similarRank } from './column-names'
import type { SheetField } from './protocol'
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
} from './value-rules'

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

export const isAmountField = (field: SheetField) => amountFields.some((each) => each === field)

/** A spreadsheet's number of a day since 2009, or seconds since 2001. */
const countedDay = /^(?:4\d{4}|1\d{9})(?:\.0+)?$/
const otherPart = /^\W*(?:overdue|not (?:yet )?due|current)\W*$/i

/** The fields that a column may hold, by its name and values; the names are those of all columns. */
export function findCandidates(column: Source, names: readonly string[]): readonly Candidate[] {
  const { name, texts } = column
  // A column "Due" holds days in some ledgers, and beside other parts a part of the amount.
  const isDueName = /due/i.test(name) && !/amount|amt|balance|total/i.test(name)
  const isPart = /^\W*due\W*$|overdue/i.test(name) && names.some((each) => otherPart.test(each))
  function isPossible({ field, rank }: Candidate): boolean {
    const isAmount = isAmountField(field)
    // Excel writes an empty date as 0.
    const isDays =
      isDueName && mostFit(texts, (text) => countedDay.test(text) && !isPrice(text), 0.5)
    const isNet = /\bnet\b/i.test(name) && names.some((each) => /\b(?:vat|tax|gross)\b/i.test(each))
    if (isAmount && (isPart || isDays || otherCurrencyOfHeader(name))) return false
    if (field === 'amount_outstanding' && isNet) return false
    const speaksAgainst = contradictions[field]
    const isOwnName = rank === 0 && field !== 'vat_number' && field !== 'currency'
    if (!speaksAgainst || isOwnName) return true
    const isAgainst: Fits = (text) => speaksAgainst(text) || (isDueName && countedDay.test(text))
    // A column of amounts is one even if a single value is an amount.
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
