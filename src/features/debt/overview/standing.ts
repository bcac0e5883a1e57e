import { type Debtor, outstandingOf } from '@/api/debtors'
import { isSettled } from '@/rules/claim'
import type { DebtTab } from '../search'
import type { DebtParts } from '../useDebtParts'

/** What would help the debt along, and the tab it is done in. */
export interface Need {
  words: string
  tab: DebtTab
}

export interface Standing {
  next: string
  needs: Need[]
}

/**
 * What comes next, and what the client could add. The first status is known; of any other the
 * portal has no more than its words, and says so rather than guess.
 */
export function standingOf(debtor: Debtor, parts: DebtParts): Standing {
  const { debtor_debt: debt } = debtor
  if (isSettled(outstandingOf(debt))) {
    return { next: 'Nothing is outstanding of this debt as it is recorded.', needs: [] }
  }
  const reached = [parts.addresses, parts.contacts].some((places) =>
    places.some(({ doNotContact }) => !doNotContact),
  )
  const needs: Need[] = [
    !debt.last_invoice_date && {
      words: 'The date of the last invoice: without it no interest can be worked out.',
      tab: 'overview' as const,
    },
    parts.invoices.length === 0 && {
      words: 'The invoices the debt is about.',
      tab: 'invoices' as const,
    },
    !reached && {
      words: 'An address, an e-mail address or a phone number of the debtor that may be used.',
      tab: 'contacts' as const,
    },
    debt.debt_disputed && {
      words: 'A note on what the debtor disputes, and what you say to it.',
      tab: 'notes' as const,
    },
  ].filter((need) => need !== false)
  const next =
    debt.status === 'Processing'
      ? 'Our collection team works through what you sent and will be in touch.'
      : 'What comes next is not recorded here. Call or write to us if you would like to know.'
  return { next, needs }
}
