import { otherCurrencyOfHeader } from '../cells/currency'
import { isDocumentType, showsDocuments } from '../cells/ledger-terms'
import { isAmountField } from '../cells/sheet-fields'
import { contentsRank, nameWords, type Ranks, ranksByName, similarRank } from './column-names'
import {
  contradictions,
  namedRules,
  namelessRules,
  type ValueRule,
  vagueRules,
} from './value-rules'
import { isCode, isPrice, isSerial, mostFit } from './values'

/** The field that a column may hold by its values, if its name does not speak of something else. */
function ranksByValues(name: string, texts: readonly string[], hasNames: boolean): Ranks {
  const words = nameWords(name)
  const find = (rules: readonly ValueRule[], share: number) =>
    rules.find(
      ([, isNamed, fits]) =>
        isNamed(words) &&
        mostFit(texts, fits, share) &&
        (fits !== isDocumentType || !hasNames || texts.some(showsDocuments)),
    )?.[0]
  const named = find(namedRules, 0.5)
  if (named) return new Map([[named, similarRank]])
  const found = hasNames ? find(vagueRules, 0.9) : find([...vagueRules, ...namelessRules], 0.6)
  return new Map(found && [[found, contentsRank]])
}

/** Whether the kinds of customers are markets, and Domestic is no consumer. */
const areMarkets = (texts: readonly string[]) =>
  texts.some((text) => !/^domestic\b/i.test(text)) &&
  texts.every((text) => /^(?:domestic|export|foreign|overseas|(?:non\W)?e[cu]|row)\b/i.test(text))

/** The fields that a column may hold, by its name and values. */
export function findRanks(name: string, texts: readonly string[], hasNames: boolean): Ranks {
  // A VAT number may have a stray amount; a column "VAT" has nothing else.
  const isNumber = nameWords(name).has('number')
  const possible = (ranks: Ranks) =>
    [...ranks].filter(([field, rank]) => {
      const speaksAgainst = contradictions[field]
      const nearlyAll = field === 'company_name' ? 0.9 : 0.5
      const share = isAmountField(field) ? 1 : nearlyAll
      if (field === 'company_type' && areMarkets(texts)) return false
      return !speaksAgainst || rank === 0 || isNumber || !mostFit(texts, speaksAgainst, share)
    })
  // "Invoiced" and "Due" are amounts or days, which a spreadsheet may have saved as numbers.
  const mayBeDay = /^\W*(?:invoiced|billed|raised|issued|due)\W*$/i.test(name)
  if (mayBeDay && mostFit(texts, isSerial, 1))
    return new Map(/due/i.test(name) ? [] : [['last_invoice_date', contentsRank]])
  // NOK is the krone of an amount, and the next of kin of a phone.
  const currency = otherCurrencyOfHeader(name) ?? ''
  const found = possible(ranksByName(name.replace(currency, ''))).filter(
    ([field]) => currency === '' || isAmountField(field) || field === 'currency',
  )
  // A column "Customer" holds codes in some ledgers, and "Account" names.
  if (found[0]?.[0] === 'company_name' && mostFit(texts, isCode, 0.5))
    return new Map([['customer_ref', similarRank]])
  const isCompany = (text: string) => / (?:ltd|limited|plc|llp)\b/i.test(text)
  if (/^\W*account\W*$/i.test(name) && mostFit(texts, isCompany, 0.5))
    return new Map([['company_name', 4]])
  return new Map(found.length > 0 ? found : possible(ranksByValues(name, texts, hasNames)))
}

/** Words in names of columns that hold other figures: Net, Interest, 31-60 days, Overdue. */
const otherFigure =
  /\d ?(?:[-–+]|to|days?|m)|\b(?:vat|tax|net|interest|fees?|costs?|charges?|late|comp(?:ensation)?|commission|limit|rate|rating|score|terms|days|opening|previous bal\w*|over ?due|not (?:yet )?due)\b/i
/** Words in names of columns that may hold the paid or the unpaid part of an amount. */
const partOfAmount =
  /outst|o\/s|stand|\bos\b|\bbal|\bowe|owing|due\b|paid|\bpay|\bpd\b|poa\b|remain|arrears|collect|recover|recei[pv]|remit|applied|credit|on account|allocat|settle|cleared|deposit|refund|retention|\bcis\b|\bw(?:rite|ritten)[ -]?off|short|left\b|open\b|await|pending|claim|adjust|deduct|diff|varian|instal|cheque|bacs|cash|card\b|prepa|advance|admitted|contra\b|repay|charged? ?back|rebate|return|revers|set[ -]?off|offset|allowance|goodwill|waive|withh|\bwht\b|^\W*less\b/i

/** Whether a column without a known name may hold the paid or the unpaid part of an amount. */
export const mayBePart = (name: string, texts: readonly string[]): boolean =>
  !otherFigure.test(name) &&
  partOfAmount.test(name) &&
  ranksByName(name).size === 0 &&
  texts.some((text) => isPrice(text) && /[1-9]/.test(text))
