import { ukDate } from '@/rules/days'
import { statusFamily } from '@/rules/status-family'
import { askTexts, isInDispute } from '@/rules/waiting-for-you'
import type { DebtRow } from '../debt-row'

/** The texts of the status column, on screen and in exports. */
export function statusTexts({ status, isDisputed, isSettled, limit, asks }: DebtRow) {
  const warnings: string[] = []
  const statuses: string[] = []
  if (limit) {
    warnings.push(`Time limit ${limit.state === 'passed' ? 'passed ' : ''}${ukDate(limit.date)}`)
  }
  if (isDisputed && !isInDispute({ status, debt_disputed: false })) warnings.push('Disputed')
  if (status) statuses.push(status)
  if (isSettled && statusFamily(status) !== 'paid') statuses.push('Settled')
  return { warnings, statuses, asks: asks.map((ask) => askTexts[ask]).join(' · ') }
}
