import { type Debtor, outstandingOf } from '@/api/debtors'
import { shortDate, todayInLondon } from '@/rules/days'
import { timeLimit, yearsToClaim } from '@/rules/time-limit'
import { Notice } from '@/ui/Notice'
import { mainPlace } from '../places/place-words'

/** Warns where a court may soon turn the claim away, or would already. */
export function TimeLimitNotice({ debtor }: { debtor: Debtor }) {
  const { debtor_debt: debt, debtor_addresses, company_number } = debtor
  const years = yearsToClaim(mainPlace(debtor_addresses)?.postcode ?? '', company_number)
  const limit = timeLimit(debt.last_invoice_date, years, todayInLondon(new Date()))
  if (!limit || outstandingOf(debt) <= 0) return null
  return (
    <Notice
      tone="warning"
      heading={
        limit.state === 'near'
          ? `The time to go to court may run out on ${shortDate(limit.date)}`
          : `The time to go to court may have run out on ${shortDate(limit.date)}`
      }
    >
      {years === 5 ? 'In Scotland' : 'In England and Wales'} a claim on a contract generally lasts{' '}
      {years === 5 ? 'five' : 'six'} years, counted here from the last invoice. A part payment or a
      written acknowledgement usually starts the time again: tell us of one in a note, or call us.
    </Notice>
  )
}
