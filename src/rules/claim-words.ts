import type { Claim } from './claim'
import type { IsoDate } from './days'
import { formatMoney, type Pence } from './money'

/** What a claim was worked out from. */
export interface Grounds {
  claim: Claim
  initialDebt: Pence
  lastInvoiceDate: IsoDate | null
  addInterest: boolean
  addCompensation: boolean
}

/** Why a part of the claim is nothing; null where it is something. */
function whyNothing({ claim, lastInvoiceDate }: Grounds, added: boolean): string | null {
  if (!added) return 'Not added'
  if (lastInvoiceDate === null) return 'None without a last invoice date'
  return claim.daysOverdue > 0 ? null : 'None yet: not overdue on 30-day terms'
}

const daysInWords = (days: number) =>
  `${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`

/** How long the debt has been overdue, as a sentence. */
export function overdueInWords({ claim, lastInvoiceDate }: Grounds): string {
  if (lastInvoiceDate === null) return 'Not counted without a last invoice date.'
  return claim.daysOverdue > 0
    ? `${daysInWords(claim.daysOverdue)} overdue on 30-day terms.`
    : 'Not overdue on 30-day terms.'
}

/** `8.10%`, from hundredths of a per cent. */
const percent = (hundredths: number) =>
  (hundredths / 10_000).toLocaleString('en-GB', { style: 'percent', minimumFractionDigits: 2 })

export function interestInWords(grounds: Grounds): string {
  const { claim, initialDebt, addInterest } = grounds
  const nothing = whyNothing(grounds, addInterest)
  if (nothing !== null || claim.annualRate === null) return nothing ?? 'None'
  const rate = percent(claim.annualRate)
  return `${formatMoney(initialDebt)} × ${rate} ÷ 365 × ${daysInWords(claim.daysOverdue)}`
}

export const compensationInWords = (grounds: Grounds) =>
  whyNothing(grounds, grounds.addCompensation) ??
  `Fixed sum for a debt of ${grounds.claim.compensationBand ?? 'this size'}`
