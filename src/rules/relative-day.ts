import { daysBetween, type IsoDate } from './days'

/** A day relative to today: "3 days ago", "tomorrow". */
export function relativeDay(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(date, today)
  if (days === 0) return 'today'
  if (Math.abs(days) === 1) return days > 0 ? 'yesterday' : 'tomorrow'
  const many = Math.abs(days).toLocaleString('en-GB')
  return days > 0 ? `${many} days ago` : `in ${many} days`
}
