import { checkCompanyNumber } from '@/rules/organisation'
import { charity, limitedCompany, llp, partnership, soleTrader } from './company-values'

/** What the prefixes of the company registers stand for, where they stand for one kind alone. */
const typeByPrefix: Record<string, string> = {
  OC: llp,
  SO: llp,
  NC: llp,
  LP: partnership,
  SL: partnership,
  NL: partnership,
  CE: charity,
  CS: charity,
}

/** The kind of company a whole number tells; a plain one is most likely a limited company's. */
export function companyTypeOfNumber(text: string): { type: string; isCertain: boolean } | null {
  const bare = text.replace(/[^A-Za-z0-9]/g, '')
  const number = checkCompanyNumber(text)
  // A shorter one may still be being typed.
  if (bare.length !== 8 || !number.ok || number.warning) return null
  const type = typeByPrefix[number.value.slice(0, 2)]
  if (type) return { type, isCertain: true }
  return /^(?:\d\d|SC|NI)/.test(number.value) ? { type: limitedCompany, isCertain: false } : null
}

/** What is said of a number beside the type chosen; null where they agree. */
export function companyTypeWarning(chosen: string, text: string): string | null {
  const detected = companyTypeOfNumber(text)
  if (!detected?.isCertain || chosen === '' || chosen === detected.type || chosen === soleTrader)
    return null
  const prefix = text.trim().slice(0, 2).toUpperCase()
  return `A number that begins with ${prefix} is of this type: ${detected.type}. You chose: ${chosen}`
}
