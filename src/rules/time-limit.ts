import { daysBetween, type IsoDate } from './days'

/** The day after which a court may turn a claim away, where that day is near or gone. */
export interface TimeLimit {
  date: IsoDate
  state: 'near' | 'passed'
}

/** Six months, the longer way. */
const nearDays = 184

/**
 * Areas of postcodes that lie in Scotland. TD crosses the border, also inside its districts: its
 * English side is warned a year early, which is the safe side.
 */
const scottishArea = /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/
const scottishCompany = /^(?:SC|SL|SO)\d/

/** Claims on a contract last six years, and five in Scotland. */
export function yearsToClaim(postcode: string, companyNumber: string): 5 | 6 {
  const code = postcode.replace(/\s/g, '').toUpperCase()
  const company = companyNumber.trim().toUpperCase()
  return scottishArea.test(code) || scottishCompany.test(company) ? 5 : 6
}

/** The same day in a later year. Neither has a 29 February, which falls back to the 28th, the safer side. */
function yearsOn(date: IsoDate, years: 5 | 6): IsoDate {
  const rest = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)
  return `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${rest}`
}

/** Counted from the last invoice: earlier than a court would, so that a warning is never late. */
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
