import type { IsoDate } from './days'
import { statusFamily, statusKey } from './status-family'

/** What a debt can ask of the client. */
export type Ask = 'dispute' | 'instructions' | 'invoice-date' | 'contact' | 'invoices'

/** Each ask as a request that can stand alone, in a row of the list or on the debt's page. */
export const askTexts: Record<Ask, string> = {
  dispute: 'Tell us about the dispute',
  instructions: 'Tell us what to do next',
  'invoice-date': 'Add the last invoice date',
  contact: 'Add an address or contact',
  invoices: 'Add the invoices',
}

interface Reachable {
  doNotContact: boolean
}

/** The fields of a debtor that decide what is asked. */
interface AskedDebtor {
  primary_email: string
  primary_phone: string
  primary_address?: Reachable | null | undefined
  debtor_addresses: readonly Reachable[]
  debtor_contacts: readonly Reachable[]
  debtor_debt: { status: string; debt_disputed: boolean; last_invoice_date: IsoDate | null }
}

/** Whether a debt is disputed, by its flag or by its status. */
export const isInDispute = (debt: { status: string; debt_disputed: boolean }) =>
  debt.debt_disputed || /^(in)?disputed?$/.test(statusKey(debt.status))

/** An email or phone on the record itself carries no "do not contact", so it counts only alone. */
function canBeReached(debtor: AskedDebtor): boolean {
  const { debtor_addresses, debtor_contacts, primary_address } = debtor
  const entries = [...debtor_addresses, ...debtor_contacts, primary_address].filter(
    (entry) => entry !== null && entry !== undefined,
  )
  return entries.length > 0
    ? entries.some(({ doNotContact }) => !doNotContact)
    : debtor.primary_email !== '' || debtor.primary_phone !== ''
}

/**
 * What a debt asks of the client, most urgent first; empty if nothing. It decides both for "Waiting for
 * you" in the list and for what the debt's own page asks. A settled or closed debt asks nothing.
 * @param isSettled nothing is outstanding
 * @param invoiceCount null if unknown, which asks nothing
 */
export function waitingForYou(
  debtor: AskedDebtor,
  { isSettled, invoiceCount }: { isSettled: boolean; invoiceCount: number | null },
): readonly Ask[] {
  const { debtor_debt: debt } = debtor
  const family = statusFamily(debt.status)
  if (isSettled || family === 'paid' || family === 'closed') return []
  const isDisputed = isInDispute(debt)
  const isAsked: Record<Ask, boolean> = {
    dispute: isDisputed,
    instructions: !isDisputed && family === 'waiting-for-you',
    'invoice-date': debt.last_invoice_date === null,
    contact: !canBeReached(debtor),
    invoices: invoiceCount === 0,
  }
  return (Object.keys(isAsked) as Ask[]).filter((ask) => isAsked[ask])
}
