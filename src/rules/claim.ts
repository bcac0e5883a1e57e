import { compensation, compensationBandLabel } from './compensation'
import { addDays, type IsoDate } from './days'
import { annualRate, type InterestRules, interest, interestDays } from './interest'
import type { Pence } from './money'

/** What late payment adds to a debt. */
export interface ClaimAdditions {
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
  /** The figures the record carries; a debt that was never saved has none. */
  lastSaved?: ClaimAdditions
}

/** What can be claimed on a day, part by part; the parts add up to the total. */
export interface Claim extends ClaimAdditions {
  /** Nothing is outstanding: the additions are those last saved, and no day adds to them. */
  isSettled: boolean
  daysOverdue: number
  /** Hundredths of a per cent; null where no interest runs. */
  annualRate: number | null
  /** The band in words; null where there is no compensation. */
  compensationBand: string | null
  outstanding: Pence
  total: Pence
}

/** An overpaid debt is settled too. */
export const isSettled = (outstanding: Pence) => outstanding <= 0

const noAdditions: ClaimAdditions = { interest: 0, compensation: 0 }

/**
 * Section 9: interest on the initial debt, compensation by its band, each only where switched on.
 * Section 9 speaks of money that is owed, so a settled debt keeps what was last saved.
 */
export function claim(input: ClaimInput): Claim {
  const { initialDebt, amountOutstanding: outstanding, lastInvoiceDate, today, rules } = input
  if (isSettled(outstanding)) {
    const saved = input.lastSaved ?? noAdditions
    return {
      isSettled: true,
      daysOverdue: 0,
      annualRate: null,
      interest: saved.interest,
      compensation: saved.compensation,
      compensationBand: null,
      outstanding,
      total: outstanding + saved.interest + saved.compensation,
    }
  }
  const days = interestDays(rules, lastInvoiceDate, today)
  const runs = input.addInterest && lastInvoiceDate !== null && days > 0 && initialDebt > 0
  const due = input.addInterest ? interest(input) : 0
  const sum = input.addCompensation ? compensation(initialDebt, days) : 0
  return {
    isSettled: false,
    daysOverdue: days,
    annualRate: runs ? annualRate(rules, lastInvoiceDate) : null,
    interest: due,
    compensation: sum,
    compensationBand: sum > 0 ? compensationBandLabel(initialDebt) : null,
    outstanding,
    total: outstanding + due + sum,
  }
}

/** What tomorrow adds: its claim less today's. */
export function nextDayIncrease(input: ClaimInput): ClaimAdditions {
  const today = claim(input)
  const tomorrow = claim({ ...input, today: addDays(input.today, 1) })
  return {
    interest: tomorrow.interest - today.interest,
    compensation: tomorrow.compensation - today.compensation,
  }
}
