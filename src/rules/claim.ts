import { compensation, compensationBand } from './compensation'
import { addDays, type IsoDate } from './days'
import { annualRate, type InterestRules, interest, interestDays } from './interest'
import type { Pence } from './money'

export interface ClaimInput {
  initialDebt: Pence
  amountOutstanding: Pence
  lastInvoiceDate: IsoDate | null
  addInterest: boolean
  addCompensation: boolean
  today: IsoDate
  rules: InterestRules
}

/** What can be claimed on a day, part by part; the parts add up to the total. */
export interface Claim {
  daysOverdue: number
  /** Hundredths of a per cent; null where no interest runs. */
  annualRate: number | null
  interest: Pence
  compensation: Pence
  /** The band in words; null where there is no compensation. */
  compensationBand: string | null
  outstanding: Pence
  total: Pence
  /** What one more day adds. */
  perDay: Pence
}

/** Section 9: interest on the initial debt, compensation by its band, each only where switched on. */
export function claim(input: ClaimInput): Claim {
  const { initialDebt, lastInvoiceDate, today, rules } = input
  const days = interestDays(rules, lastInvoiceDate, today)
  const runs = input.addInterest && lastInvoiceDate !== null && days > 0 && initialDebt > 0
  const due = input.addInterest ? interest(input) : 0
  const tomorrow = input.addInterest ? interest({ ...input, today: addDays(today, 1) }) : 0
  const sum = input.addCompensation ? compensation(initialDebt, days) : 0
  return {
    daysOverdue: days,
    annualRate: runs ? annualRate(rules, lastInvoiceDate) : null,
    interest: due,
    compensation: sum,
    compensationBand: sum > 0 ? compensationBand(initialDebt) : null,
    outstanding: input.amountOutstanding,
    total: input.amountOutstanding + due + sum,
    perDay: tomorrow - due,
  }
}
