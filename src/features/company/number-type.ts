import { checkCompanyNumber } from '@/rules/organisation'
import { charity, limitedCompany, llp, partnership, soleTrader } from './company-values'

/** Companies House prefixes that identify one company type. */
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

/**
 * The company type of a complete number. A number without a prefix most likely belongs to a limited
 * company.
 * @returns null for an incomplete or invalid number
 */
export function companyTypeOfNumber(text: string): { type: string; isCertain: boolean } | null {
  const bare = text.replace(/[^A-Za-z0-9]/g, '')
  const number = checkCompanyNumber(text)
  // A shorter number may be incomplete.
  if (bare.length !== 8 || !number.ok || number.warning) return null
  const type = typeByPrefix[number.value.slice(0, 2)]
  if (type) return { type, isCertain: true }
  return /^(?:\d\d|SC|NI)/.test(number.value) ? { type: limitedCompany, isCertain: false } : null
}

/** Warns if the number's prefix contradicts the chosen type; null if they agree. */
export function companyTypeWarning(chosen: string, text: string): string | null {
  const detected = companyTypeOfNumber(text)
  if (!detected?.isCertain || chosen === '' || chosen === detected.type || chosen === soleTrader)
    return null
  const prefix = text.trim().slice(0, 2).toUpperCase()
  return `A number that begins with ${prefix} is of this type: ${detected.type}. You chose: ${chosen}`
}
