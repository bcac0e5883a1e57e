import { formatInteger } from '@/lib/format-integer'
import { type Claim, type ClaimInput, claim } from './claim'
import { addDays } from './days'
import { formatMoney } from './money'

/** A claim with the input it was computed from. */
export interface ClaimBasis extends ClaimInput {
  claim: Claim
}

export const claimBasis = (input: ClaimInput): ClaimBasis => ({ ...input, claim: claim(input) })

/** Why interest or compensation is not computed today; null if it is. */
function whyNotComputed({ claim, lastInvoiceDate, lastSaved }: ClaimBasis, isAdded: boolean) {
  if (claim.isSettled) return lastSaved ? 'Last saved figure' : 'None: nothing is outstanding'
  if (!isAdded) return 'Not added'
  if (lastInvoiceDate === null) return 'None without a last invoice date'
  return claim.daysOverdue > 0 ? null : 'None yet: not overdue on 30-day terms'
}

export function interestText(basis: ClaimBasis): string {
  const { annualRate, daysOverdue } = basis.claim
  const reason = whyNotComputed(basis, basis.addInterest)
  if (reason !== null || annualRate === null) return reason ?? 'None'
  const days = `${formatInteger(daysOverdue)} ${daysOverdue === 1 ? 'day' : 'days'}`
  return `${formatMoney(basis.initialDebt)} × ${(annualRate / 100).toFixed(2)}% ÷ 365 × ${days}`
}

export function compensationText(basis: ClaimBasis): string {
  const { compensationBand } = basis.claim
  const reason = whyNotComputed(basis, basis.addCompensation)
  return reason ?? (compensationBand ? `Fixed sum for a debt of ${compensationBand}` : 'None')
}

/** A sentence about what the next day adds to the total; null if nothing. */
export function nextDayIncreaseText(basis: ClaimBasis): string | null {
  const { isSettled, total, compensation } = basis.claim
  if (isSettled) {
    const reason = 'Nothing is outstanding, so nothing more is added'
    return basis.lastSaved ? `Last saved figure. ${reason}` : reason
  }
  const tomorrow = claim({ ...basis, today: addDays(basis.today, 1) })
  const increase = formatMoney(tomorrow.total - total)
  if (tomorrow.compensation > compensation) return `Tomorrow adds ${increase}, with compensation`
  return tomorrow.total > total ? `Interest adds ${increase} a day` : null
}
