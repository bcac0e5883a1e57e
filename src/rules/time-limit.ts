import { daysBetween, type IsoDate } from './days'
import { statusFamily } from './status-family'

/** The last day to bring a court claim, when it is near or has passed. */
export interface TimeLimit {
  date: IsoDate
  state: 'near' | 'passed'
}

/** Six months, rounded up. */
const nearDays = 184

/**
 * Postcode areas in Scotland. TD crosses the border, so its English part is warned a year early, which
 * errs on the safe side.
 */
const scottishArea = /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/
const scottishCompany = /^(?:SC|SL|SO)\d/

/**
 * The years to bring a claim: six (Limitation Act 1980, section 5), or five in Scotland (Prescription and
 * Limitation (Scotland) Act 1973, section 6).
 */
export function yearsToClaim(postcode: string, companyNumber: string): 5 | 6 {
  const code = postcode.replace(/\s/g, '').toUpperCase()
  const company = companyNumber.trim().toUpperCase()
  return scottishArea.test(code) || scottishCompany.test(company) ? 5 : 6
}

/** The same day in a later year; 29 February becomes the 28th, which errs on the safe side. */
function yearsOn(date: IsoDate, years: 5 | 6): IsoDate {
  const rest = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)
  return `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${rest}`
}

/** The time limit, counted from the last invoice: earlier than a court would, so that no warning is late. */
export function timeLimit(
  lastInvoiceDate: IsoDate | null,
  years: 5 | 6,
  today: IsoDate,
): TimeLimit | null {
  if (lastInvoiceDate === null) return null
  const date = yearsOn(lastInvoiceDate, years)
  const left = daysBetween(today, date)
  if (left > nearDays) return null
  return { date, state: left < 0 ? 'passed' : 'near' }
}

const judgment = /\b(judge?ments?|ccj|enforc\w+|bailiffs?|warrant|writ|charging order)\b/i

/** Whether a status says that no court claim is to be brought any more: there is a judgment, or an end. */
export const isPastTimeLimit = (status: string): boolean =>
  judgment.test(status) || ['paid', 'closed'].includes(statusFamily(status))
