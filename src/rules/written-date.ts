import { format, parseISO } from 'date-fns'
import { formatInteger } from '@/lib/format-integer'
import { daysBetween, type IsoDate } from './days'

/** `27 March 2026`, for letters and notes. */
export const longDate = (date: IsoDate): string => format(parseISO(date), 'd MMMM yyyy')

/** `27 Mar 2026`, for running text. */
export const shortDate = (date: IsoDate): string => format(parseISO(date), 'd MMM yyyy')

/** A day relative to today: "3 days ago", "tomorrow". */
export function relativeDay(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(date, today)
  if (days === 0) return 'today'
  if (Math.abs(days) === 1) return days > 0 ? 'yesterday' : 'tomorrow'
  const many = formatInteger(Math.abs(days))
  return days > 0 ? `${many} days ago` : `in ${many} days`
}
