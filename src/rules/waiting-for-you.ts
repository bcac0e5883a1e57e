import type { IsoDate } from './days'
import { isEnded, statusFamily } from './status-family'

/** The requests that a debt can make of the client, each readable alone; the most urgent first. */
export const askTexts = {
  dispute: 'Tell us about the dispute',
  instructions: 'Tell us what to do next',
  'invoice-date': 'Add the last invoice date',
  contact: 'Add an address or contact',
  invoices: 'Add the invoices',
}

export type Ask = keyof typeof askTexts

interface Reachable {
  doNotContact: boolean
}

/** The fields of a debtor that decide which requests are made. */
interface AskedDebtor {
  primary_email: string
  primary_phone: string
  primary_address?: Reachable | null | undefined
  debtor_addresses: readonly Reachable[]
  debtor_contacts: readonly Reachable[]
  debtor_debt: {
    status: string
    debt_disputed: boolean
    last_invoice_date: IsoDate | null
    debt_invoices: readonly unknown[]
  }
}

/** Whether a debt is disputed, by its flag or by its status. */
export const isInDispute = (debt: { status: string; debt_disputed: boolean }) =>
  debt.debt_disputed || /^[\W_]*(?:in[\W_]*)?disputed?[\W_]*$/i.test(debt.status)

/** An email or phone on the record itself carries no "do not contact", so it counts only alone. */
function canBeReached(debtor: AskedDebtor): boolean {
  const { debtor_addresses, debtor_contacts, primary_address: primary } = debtor
  const entries = [...debtor_addresses, ...debtor_contacts, ...(primary ? [primary] : [])]
  return entries.length > 0
    ? entries.some(({ doNotContact }) => !doNotContact)
    : debtor.primary_email !== '' || debtor.primary_phone !== ''
}

/**
 * The requests that a debt makes of the client; none once it is settled or closed. It decides both for "Waiting for
 * you" in the list and for what the debt's own page asks.
 * @param isSettled nothing is outstanding
 */
export function waitingForYou(debtor: AskedDebtor, isSettled: boolean): readonly Ask[] {
  const { debtor_debt: debt } = debtor
  if (isSettled || isEnded(debt.status)) return []
  const isDisputed = isInDispute(debt)
  const isAsked: Record<Ask, boolean> = {
    dispute: isDisputed,
    instructions: !isDisputed && statusFamily(debt.status) === 'waiting-for-you',
    'invoice-date': debt.last_invoice_date === null,
    contact: !canBeReached(debtor),
    invoices: debt.debt_invoices.length === 0,
  }
  return (Object.keys(isAsked) as Ask[]).filter((ask) => isAsked[ask])
}
