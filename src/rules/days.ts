import { parseISO } from 'date-fns'
import { todayInLondon } from './today-in-london'

/** A calendar day as `yyyy-MM-dd`, without time and time zone. */
export type IsoDate = string

/** A day as `yyyy-MM-dd` that the calendar has. A browser reads 30 February as 2 March, or not at all. */
export const isIsoDate = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(8))

/** The day in London of a timestamp or day; null for any other text. One without a zone is London's. */
export function dayInLondon(at: string): IsoDate | null {
  const [, day = at] = /^(\d{4}-\d\d-\d\d)[T ][\d:.]+$/.exec(at) ?? []
  if (isIsoDate(day)) return day
  const moment = parseISO(at)
  const year = moment.getUTCFullYear()
  return year >= 0 && year <= 9999 ? todayInLondon(moment) : null
}

const dayMs = 86_400_000

/** Calendar days from one day to another; negative if `to` is earlier. Both are read as midnight in UTC. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs

export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** 29 February becomes the 28th. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const later = String(Number(date.slice(0, 4)) + years).padStart(4, '0') + date.slice(4)
  return isIsoDate(later) ? later : later.replace(/29$/, '28')
}

/** `31/12/2025`, for tables and spreadsheets. */
export const ukDate = (date: IsoDate): string => date.split('-').reverse().join('/')
