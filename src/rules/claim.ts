import type { IsoDate } from './days'
import { annualRate, type InterestRules, interestDays, simpleInterest } from './interest'
import type { Pence } from './money'

/** The additions for late payment, in pence. */
interface ClaimAdditions {
  interest: Pence
  compensation: Pence
}

export interface ClaimInput {
  initialDebt: Pence
  amountOutstanding: Pence
  lastInvoiceDate: IsoDate | null
  addInterest: boolean
  addCompensation: boolean
  today: IsoDate
  rules: InterestRules
  /** The figures of the saved record; undefined for a new debt. */
  lastSaved?: ClaimAdditions
}

/** The claim on a day, in pence: outstanding, interest and compensation add up to the total. */
export interface Claim extends ClaimAdditions {
  /** Nothing is outstanding; the additions are those last saved. */
  isSettled: boolean
  daysOverdue: number
  /** In hundredths of a per cent; null when no interest runs. */
  annualRate: number | null
  /** The name of the compensation band; null without compensation. */
  compensationBand: string | null
  outstanding: Pence
  total: Pence
}

/**
 * The fixed sum for late payment by the size of the debt (section 9; the Act, section 5A(2)):
 * each band up to, not including, its limit.
 */
const compensationBands: readonly { below: Pence; sum: Pence; label: string }[] = [
  { below: 1_000_00, sum: 40_00, label: 'under £1,000' },
  { below: 10_000_00, sum: 70_00, label: '£1,000 to under £10,000' },
  { below: Number.POSITIVE_INFINITY, sum: 100_00, label: '£10,000 or more' },
]

/** An overpaid debt is settled as well. */
export const isSettled = (outstanding: Pence) => outstanding <= 0

/**
 * Computes a claim by section 9: interest on the initial debt, and compensation by its band, each if
 * switched on. A settled debt keeps the figures last saved, because section 9 covers debts that are owed.
 */
export function claim(input: ClaimInput): Claim {
  const { initialDebt, amountOutstanding: outstanding, lastInvoiceDate, today, rules } = input
  const hasEnded = isSettled(outstanding)
  const days = hasEnded ? 0 : interestDays(rules, lastInvoiceDate, today)
  const earns = days > 0 && initialDebt > 0
  const hasRate = earns && input.addInterest && lastInvoiceDate !== null
  const rate = hasRate ? annualRate(rules, lastInvoiceDate) : null
  const bands = earns && input.addCompensation ? compensationBands : []
  const band = bands.find(({ below }) => initialDebt < below)
  const { interest, compensation } = (hasEnded && input.lastSaved) || {
    interest: rate === null ? 0 : simpleInterest(initialDebt, rate, days),
    compensation: band?.sum ?? 0,
  }
  return {
    isSettled: hasEnded,
    daysOverdue: days,
    annualRate: rate,
    interest,
    compensation,
    compensationBand: band?.label ?? null,
    outstanding,
    total: outstanding + interest + compensation,
  }
}
