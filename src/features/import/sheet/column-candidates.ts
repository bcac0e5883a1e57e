import { checkIndividual } from '../cells/check-cell'
import { otherCurrencyOfHeader } from '../cells/currency'
import { isPlainKind } from '../cells/ledger-terms'
import { amountFields } from '../cells/sheet-fields'
import {
  type Candidate,
  candidatesByName,
  contentsRank,
  nameWords,
  similarRank,
} from './column-names'
import type { SheetField } from './protocol'
import {
  type Fits,
  isAmountOrRate,
  isCode,
  isDocumentStatus,
  isNoAmount,
  isPaidAnswer,
  isYesNo,
  mostFit,
  namedRules,
  namelessRules,
  type ValueRule,
  vagueRules,
} from './value-rules'

/** A column of the file. */
export interface Source {
  /** As the header has it; blank in a file without names of columns. */
  name: string
  /** Its values in the first rows that are not blank. */
  texts: readonly string[]
}

/** The field that a column may hold by its values, if its name does not speak of something else. */
function candidatesByValues({ name, texts }: Source, hasNames: boolean): Candidate[] {
  const words = nameWords(name)
  const isMet =
    (share: number) =>
    ([, isNamed, fits]: ValueRule) =>
      isNamed(words) && mostFit(texts, fits, share)
  const named = namedRules.find(isMet(0.5))
  if (named) return [{ field: named[0], rank: similarRank }]
  const found = hasNames
    ? vagueRules.find(isMet(0.9))
    : [...vagueRules, ...namelessRules].find(isMet(0.6))
  return found ? [{ field: found[0], rank: contentsRank }] : []
}

/** Values of which most, or all of an amount, speak against what the name of a column says. */
const contradictions: Partial<Record<SheetField, Fits>> = {
  // A column named "Due" or "Balance" holds dates in some ledgers.
  initial_debt: isNoAmount,
  amount_outstanding: isNoAmount,
  amount_paid: (text) => isNoAmount(text) || isPaidAnswer(text),
  company_name: (text) => isYesNo(text) || isPlainKind(text),
  vat_number: isAmountOrRate,
  county: isDocumentStatus,
  is_disputed: (text) => !isYesNo(text),
  is_individual: (text) => !checkIndividual(text).ok,
}

export const isAmountField = (field: SheetField) => amountFields.some((each) => each === field)

/**
 * The fields that a column may hold, by its name and values.
 * @param hasNames whether any column of the file has a name
 */
export function findCandidates(column: Source, hasNames: boolean): readonly Candidate[] {
  const { name, texts } = column
  function isPossible({ field, rank }: Candidate): boolean {
    const speaksAgainst = contradictions[field]
    const nearlyAll = field === 'company_name' ? 0.9 : 0.5
    const share = isAmountField(field) ? 1 : nearlyAll
    return !speaksAgainst || rank === 0 || !mostFit(texts, speaksAgainst, share)
  }
  const found = candidatesByName(name.replace(otherCurrencyOfHeader(name) ?? '', '')).filter(
    isPossible,
  )
  // A column "Customer" holds codes in some ledgers.
  if (found[0]?.field === 'company_name' && mostFit(texts, isCode, 0.5))
    return [{ field: 'customer_ref', rank: similarRank }]
  return found.length > 0 ? found : candidatesByValues(column, hasNames).filter(isPossible)
}
