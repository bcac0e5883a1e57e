import { timeLimitOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { shortDate } from '@/rules/days'
import { useToday } from '@/session/today'
import { Notice } from '@/ui/Notice'

/** Warns that the court time limit is near or has passed. */
export function TimeLimitNotice({ debtor }: { debtor: Debtor }) {
  const limit = timeLimitOf(debtor, useToday())
  if (!limit) return null
  return (
    <Notice
      tone="warning"
      heading={
        limit.state === 'near'
          ? `The time to go to court may run out on ${shortDate(limit.date)}`
          : `The time to go to court may have run out on ${shortDate(limit.date)}`
      }
    >
      {limit.years === 5 ? 'In Scotland' : 'Outside Scotland'} a claim on a contract generally lasts{' '}
      {limit.years === 5 ? 'five' : 'six'} years, counted here from the last invoice. A part payment
      or a written acknowledgement usually starts the time again: tell us of one in a note, or call
      us.
    </Notice>
  )
}
