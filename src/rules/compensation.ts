import type { Pence } from './money'

/**
 * The fixed sum for late payment by the size of the debt (section 9; the Act, section 5A(2)):
 * each band up to, not including, its limit.
 */
const bands: readonly { below: Pence; sum: Pence; label: string }[] = [
  { below: 1_000_00, sum: 40_00, label: 'under £1,000' },
  { below: 10_000_00, sum: 70_00, label: '£1,000 to under £10,000' },
  { below: Number.POSITIVE_INFINITY, sum: 100_00, label: '£10,000 or more' },
]

const bandOf = (initialDebt: Pence) =>
  initialDebt > 0 ? bands.find(({ below }) => initialDebt < below) : undefined

/** The fixed sum in pence, due from the first day overdue. */
export const compensation = (initialDebt: Pence, daysOverdue: number): Pence =>
  daysOverdue > 0 ? (bandOf(initialDebt)?.sum ?? 0) : 0

/** The name of the band, such as "under £1,000"; blank when no compensation is due. */
export const compensationBandLabel = (initialDebt: Pence): string =>
  bandOf(initialDebt)?.label ?? ''
