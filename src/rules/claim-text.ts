import { formatInteger } from '@/lib/format-integer'
import { type Claim, type ClaimInput, claim, nextDayIncrease } from './claim'
import { formatMoney } from './money'

/** A claim with the input it was computed from. */
export interface ClaimBasis extends ClaimInput {
  claim: Claim
}

export const claimBasis = (input: ClaimInput): ClaimBasis => ({ ...input, claim: claim(input) })

/** Why interest or compensation is not computed today; null if it is. */
function whyNotComputed({ claim, lastInvoiceDate, lastSaved }: ClaimBasis, added: boolean) {
  if (claim.isSettled) return lastSaved ? 'Last saved figure' : 'None: nothing is outstanding'
  if (!added) return 'Not added'
  if (lastInvoiceDate === null) return 'None without a last invoice date'
  return claim.daysOverdue > 0 ? null : 'None yet: not overdue on 30-day terms'
}

const formatDays = (days: number) => `${formatInteger(days)} ${days === 1 ? 'day' : 'days'}`

/** `8.10%`, from hundredths of a per cent. */
const formatPercent = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`

export function interestText(basis: ClaimBasis): string {
  const { claim, initialDebt, addInterest } = basis
  const reason = whyNotComputed(basis, addInterest)
  if (reason !== null || claim.annualRate === null) return reason ?? 'None'
  const rate = formatPercent(claim.annualRate)
  return `${formatMoney(initialDebt)} × ${rate} ÷ 365 × ${formatDays(claim.daysOverdue)}`
}

export function compensationText(basis: ClaimBasis): string {
  const reason = whyNotComputed(basis, basis.addCompensation)
  if (reason !== null || basis.claim.compensationBand === null) return reason ?? 'None'
  return `Fixed sum for a debt of ${basis.claim.compensationBand}`
}

/** A sentence about what the next day adds to the total; null if nothing. */
export function nextDayIncreaseText(basis: ClaimBasis): string | null {
  if (basis.claim.isSettled)
    return 'Last saved figure. Nothing is outstanding, so nothing more is added'
  const { interest, compensation } = nextDayIncrease(basis)
  const perDay = interest > 0 ? `Interest adds ${formatMoney(interest)} a day` : null
  if (compensation === 0) return perDay
  if (perDay === null) return `Tomorrow adds ${formatMoney(compensation)} compensation`
  const sum = formatMoney(interest + compensation)
  return `Tomorrow adds ${sum}: ${formatMoney(interest)} interest and ${formatMoney(compensation)} compensation`
}
