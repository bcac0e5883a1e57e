import { isUnread } from '@/api/wire/tolerant-record'
import { ukDate } from '@/rules/days'
import type { DebtRow } from '../debt-row'

interface StatusTag {
  text: string
  isWarning: boolean
}

/** The tags of the status column, on screen and in reports. */
export function statusTags({
  status,
  disputed,
  isSettled,
  limit,
  debtor,
}: Pick<DebtRow, 'status' | 'disputed' | 'isSettled' | 'limit' | 'debtor'>): StatusTag[] {
  const tags: StatusTag[] = []
  if (status) tags.push({ text: status, isWarning: false })
  if (isSettled && !/settled/i.test(status)) tags.push({ text: 'Settled', isWarning: false })
  if (disputed && !/disputed/i.test(status)) tags.push({ text: 'Disputed', isWarning: true })
  if (isUnread(debtor.debtor_debt, 'debt_disputed')) {
    tags.push({ text: 'Dispute unknown', isWarning: true })
  }
  if (limit) tags.push({ text: `Time limit ${ukDate(limit.date)}`, isWarning: true })
  return tags
}
