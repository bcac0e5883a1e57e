import { daysBetween, type IsoDate } from './days'

/** The day after which a court may turn a claim away, where that day is near or gone. */
export interface TimeLimit {
  date: IsoDate
  state: 'near' | 'passed'
}

/** Six months, the longer way. */
const nearDays = 184

/** Areas of postcodes that lie in Scotland; TD crosses the border and has one district south of it. */
const scottishArea = /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/
const scottishCompany = /^(?:SC|SL|SO)\d/

/** Claims on a contract last six years, and five in Scotland. */
export function yearsToClaim(postcode: string, companyNumber: string): 5 | 6 {
  const code = postcode.replace(/\s/g, '').toUpperCase()
  const isScottish = scottishArea.test(code) && !/^TD15\d/.test(code)
  return isScottish || scottishCompany.test(companyNumber.trim().toUpperCase()) ? 5 : 6
}

/** The same day in a later year; 29 February falls back to the 28th, the safer side. */
function yearsOn(date: IsoDate, years: number): IsoDate {
  const rest = date.slice(4) === '-02-29' && years % 4 !== 0 ? '-02-28' : date.slice(4)
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
