import { invoiceName } from '@/api/invoice'
import type { Payment } from '@/api/payments'
import { isUnread } from '@/api/tolerant-record'
import { formatMoney } from '@/rules/money'
import type { TimelineKind } from '../search'
import type { DebtParts } from '../useDebtParts'

/** Something that happened to a debt. */
export interface TimelineEntry {
  key: string
  kind: TimelineKind
  /** A moment, or of a payment a day; empty where nobody said when. */
  at: string
  heading: string
  text: string
}

const longest = 300
const shorten = (text: string) => {
  const signs = [...text.trim()]
  return signs.length > longest ? `${signs.slice(0, longest).join('').trimEnd()}…` : text.trim()
}

const moment = ({ at }: TimelineEntry) => {
  const parsed = Date.parse(at)
  return Number.isNaN(parsed) ? Number.NEGATIVE_INFINITY : parsed
}

function paymentHeading(payment: Payment): string {
  if (isUnread(payment, 'amount')) return 'Payment of an unknown amount'
  return payment.amount === null ? 'Payment' : `Payment of ${formatMoney(payment.amount)}`
}

/** Notes, invoices and payments as one story, the newest first; what has no date stands last. */
export function timeline({
  notes,
  invoices,
  payments,
}: Pick<DebtParts, TimelineKind>): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...notes.map((note) => ({
      key: `note ${note.id}`,
      kind: 'notes' as const,
      at: note.created_at,
      heading: note.created_by ? `Note by ${note.created_by}` : 'Note',
      text: shorten(note.note),
    })),
    ...invoices.map((invoice) => ({
      key: `invoice ${invoice.id}`,
      kind: 'invoices' as const,
      at: invoice.created_at,
      heading: 'Invoice uploaded',
      text: invoiceName(invoice),
    })),
    ...payments.map((payment, place) => ({
      key: `payment ${payment.id ?? 'at'} ${place}`,
      kind: 'payments' as const,
      at: payment.payment_date ?? '',
      heading: paymentHeading(payment),
      text: [payment.method, payment.reference].filter(Boolean).join(', '),
    })),
  ]
  const when = new Map(entries.map((entry) => [entry, moment(entry)]))
  return entries.sort((one, other) => {
    const [left, right] = [when.get(one) ?? 0, when.get(other) ?? 0]
    return left === right ? 0 : right - left
  })
}
