import { isSettledDebt } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { statusGuide } from '@/rules/debt-status'
import type { DebtLists } from '../debt-lists'
import type { EditValues } from '../edit/edit-values'
import type { DebtTab } from '../search'

/** A missing detail, with the form field or tab where it can be added. */
export type Need = { text: string } & ({ field: keyof EditValues } | { tab: DebtTab })

export interface StatusSummary {
  /** Explanation of the status; null for an unknown one. */
  meaning: string | null
  /** The next step; null if only the team knows it. */
  next: string | null
  /** The client's task in this status; null for an unknown one. */
  needed: string | null
  /** Missing details of the record. */
  needs: Need[]
  /**
   * The status asks something of the client, or a detail is missing. Wider than "Waiting for you" in
   * the list, which goes by the status: most imported debts have no invoices yet, and some servers
   * list them as ids.
   */
  hasTask: boolean
  isEnglishLaw: boolean
}

/** The guidance for a debt's status, and the details its record lacks. */
export function statusSummary(debtor: Debtor, lists: DebtLists): StatusSummary {
  const { debtor_debt: debt } = debtor
  const guide = statusGuide(debt.status, { isIndividual: debtor.is_individual })
  if (guide?.isFinal) return { ...guide, needs: [], hasTask: false }
  if (isSettledDebt(debt)) {
    return {
      meaning: guide?.meaning ?? null,
      next: 'Nothing is outstanding on this debt, so there is nothing left to collect.',
      needed: 'Nothing at the moment.',
      needs: [],
      hasTask: false,
      isEnglishLaw: false,
    }
  }
  const needs = missingNeeds(debtor, lists)
  if (guide) return { ...guide, needs, hasTask: guide.isClientsTurn || needs.length > 0 }
  return {
    meaning: null,
    next: null,
    needed: null,
    needs,
    hasTask: needs.length > 0,
    isEnglishLaw: false,
  }
}

function missingNeeds({ debtor_debt: debt }: Debtor, lists: DebtLists): Need[] {
  const isReachable = [lists.addresses, lists.contacts].some((records) =>
    records.some(({ doNotContact }) => !doNotContact),
  )
  return [
    !debt.last_invoice_date &&
      !isUnread(debt, 'last_invoice_date') && {
        text: 'The date of the last invoice: without it no interest can be worked out.',
        field: 'last_invoice_date' as const,
      },
    lists.invoices.length === 0 && {
      text: 'The invoices the debt is about.',
      tab: 'invoices' as const,
    },
    !isReachable && {
      text: 'An address, an e-mail address or a phone number of the debtor that may be used.',
      tab: 'contacts' as const,
    },
    debt.debt_disputed && {
      text: 'A note on what the debtor disputes, and what you say to it.',
      tab: 'notes' as const,
    },
  ].filter((need) => need !== false)
}
