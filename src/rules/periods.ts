import { type IsoDate, shortDate } from './days'

const monthOf = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

const monthsIn = { month: 1, quarter: 3, year: 12 } as const
type Unit = keyof typeof monthsIn
const units: readonly Unit[] = ['month', 'quarter', 'year']

const maxPeriods = 12
/** Fewer months would show no development. */
const minMonths = 6

export interface Period {
  /** `Nov 2026`, `Oct to Dec 2026` or `2026`; the first may include all earlier ones. */
  label: string
  /** `Nov`, `Q4` or `2026`, for narrow labels. */
  shortLabel: string
  year: number
}

export interface Calendar {
  unit: Unit
  periods: readonly Period[]
  /** The index of a day's period; null after the last. */
  indexOf: (date: IsoDate) => number | null
}

/** The months up to the last day, or quarters or years if there would be more than 12. */
export function createCalendar(first: IsoDate, last: IsoDate): Calendar {
  const from = Math.min(monthOf(first), monthOf(last) - minMonths + 1)
  const numberIn = (month: number, unit: Unit) => Math.floor(month / monthsIn[unit])
  const end = (unit: Unit) => numberIn(monthOf(last), unit)
  const unit =
    units.find((each) => end(each) - numberIn(from, each) < maxPeriods) ?? ('year' as const)
  const start = Math.max(numberIn(from, unit), end(unit) - maxPeriods + 1)
  const periods = Array.from({ length: end(unit) - start + 1 }, (_, at) =>
    periodOf((start + at) * monthsIn[unit], unit, at === 0 && numberIn(from, unit) < start),
  )
  return {
    unit,
    periods,
    indexOf: (date) => {
      const index = numberIn(monthOf(date), unit) - start
      return index < periods.length ? Math.max(0, index) : null
    },
  }
}

function periodOf(month: number, unit: Unit, isWithEarlier: boolean): Period {
  const year = Math.floor(month / 12)
  const monthName = (each: number) =>
    shortDate(`2000-${String((each % 12) + 1).padStart(2, '0')}-01`).slice(2, 5)
  if (unit === 'month')
    return { label: `${monthName(month)} ${year}`, shortLabel: monthName(month), year }
  if (unit === 'quarter') {
    const shortLabel = `Q${Math.floor((month % 12) / 3) + 1}`
    return { label: `${monthName(month)} to ${monthName(month + 2)} ${year}`, shortLabel, year }
  }
  return { label: isWithEarlier ? `${year} and before` : `${year}`, shortLabel: `${year}`, year }
}
