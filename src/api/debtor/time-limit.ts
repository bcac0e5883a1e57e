import type { IsoDate } from '@/rules/days'
import { type TimeLimit, timeLimit, yearsToClaim } from '@/rules/time-limit'
import { type Debtor, isSettledDebt } from './debtor'
import { mainAddress } from './main-address'

/** The time limit any screen tells of, and the years it was counted by; nobody sues for nothing. */
export function timeLimitOf(debtor: Debtor, today: IsoDate): (TimeLimit & { years: 5 | 6 }) | null {
  const { debtor_debt: debt, company_number } = debtor
  if (isSettledDebt(debt)) return null
  const years = yearsToClaim(mainAddress(debtor)?.postcode ?? '', company_number)
  const limit = timeLimit(debt.last_invoice_date, years, today)
  return limit && { ...limit, years }
}
