import {
  addDays as addDaysTo,
  addYears as addYearsTo,
  differenceInCalendarDays,
  isValid,
  lightFormat,
  parseISO,
} from 'date-fns'
import { memoize } from '@/lib/memoize'
import { todayInLondon } from './today-in-london'

/** A calendar day as `yyyy-MM-dd`, without time and time zone. */
export type IsoDate = string

/** The day of a local date, with which date-fns computes. */
export const isoDate = (local: Date): IsoDate => lightFormat(local, 'yyyy-MM-dd')

/** A day as `yyyy-MM-dd` that the calendar has. */
export const isIsoDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && isValid(parseISO(text))

/** The day in London of a timestamp or day; null for any other text. One without a zone is London's. */
export function dayInLondon(at: string): IsoDate | null {
  const [, day = at] = /^(\d{4}-\d\d-\d\d)[T ][\d:.]+$/.exec(at) ?? []
  if (isIsoDate(day)) return day
  const moment = parseISO(at)
  const year = moment.getUTCFullYear()
  return year >= 0 && year <= 9999 ? todayInLondon(moment) : null
}

/** Numbers are cached, not local dates: the browser's time zone may change under an open page. */
const dayNumber = memoize((date) =>
  differenceInCalendarDays(parseISO(date), parseISO('2000-01-01')),
)

/** Calendar days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from)

export const addDays = (date: IsoDate, days: number): IsoDate =>
  isoDate(addDaysTo(parseISO(date), days))

/** 29 February becomes the 28th. */
export const addYears = (date: IsoDate, years: number): IsoDate =>
  isoDate(addYearsTo(parseISO(date), years))

/** `31/12/2025`, for tables and spreadsheets. */
export const ukDate = (date: IsoDate): string => lightFormat(parseISO(date), 'dd/MM/yyyy')
