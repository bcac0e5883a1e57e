import { addYears, daysBetween, type IsoDate } from './days'
import { isEnded } from './status-family'

/** The last day to bring a court claim, and the length of the limit in years; of one near or past. */
export interface TimeLimit {
  date: IsoDate
  years: 5 | 6
  state: 'near' | 'passed'
}

/** Six months, rounded up. */
const nearDays = 184

/**
 * Postcode areas in Scotland. TD crosses the border, so its English part is warned a year early, which
 * errs on the safe side.
 */
const scottishArea = /^\s*(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\s*\d/i
const scottishCompany = /^\s*(?:SC|SL|SO)\d/i

const judgment = /\b(judge?ments?|ccj|enforc\w+|bailiffs?|warrant|writ|charging order)\b/i

interface Limited {
  status: string
  lastInvoiceDate: IsoDate | null
  postcode: string
  companyNumber: string
}

/**
 * The time limit of a debt: six years (Limitation Act 1980, section 5), or five in Scotland (Prescription
 * and Limitation (Scotland) Act 1973, section 6). It counts from the last invoice, earlier than a court
 * would. Null once there is a judgment or an end.
 */
export function timeLimit(debt: Limited, today: IsoDate): TimeLimit | null {
  const { status, lastInvoiceDate, postcode, companyNumber } = debt
  if (lastInvoiceDate === null || judgment.test(status) || isEnded(status)) return null
  const years = scottishArea.test(postcode) || scottishCompany.test(companyNumber) ? 5 : 6
  const date = addYears(lastInvoiceDate, years)
  const left = daysBetween(today, date)
  // Not a number for a date that ends after the year 9999.
  return !(left <= nearDays) ? null : { date, years, state: left < 0 ? 'passed' : 'near' }
}
