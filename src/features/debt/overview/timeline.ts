import type { Note, Payment } from '@/api/debtor/debt-records'
import { invoiceName } from '@/api/debtor/debt-records'
import { isUnread } from '@/api/wire/tolerant-record'
import { longDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import type { DebtLists } from '../debt-lists'
import type { ReportedPayment } from '../requests/note-requests'
import type { TimelineKind } from '../search'

/** An event in the history of a debt. */
export interface TimelineEntry {
  key: string
  /** Several for a reported payment, which is also a note. */
  kinds: readonly TimelineKind[]
  /** ISO date and time, or only a date for a payment; empty if unknown. */
  at: string
  heading: string
  text: string
}

const maxTextLength = 300
const truncateText = (text: string) => {
  const characters = [...text.trim()]
  return characters.length > maxTextLength
    ? `${characters.slice(0, maxTextLength).join('').trimEnd()}…`
    : text.trim()
}

const timestampOf = ({ at }: TimelineEntry) => {
  const parsed = Date.parse(at)
  return Number.isNaN(parsed) ? Number.NEGATIVE_INFINITY : parsed
}

function paymentHeading(payment: Payment): string {
  if (isUnread(payment, 'amount')) return 'Payment of an unknown amount'
  return payment.amount === null ? 'Payment' : `Payment of ${formatMoney(payment.amount)}`
}

function noteEntry(
  note: Note,
  report: ReportedPayment | undefined,
): Pick<TimelineEntry, 'kinds' | 'heading' | 'text'> {
  if (!report) {
    const heading = note.created_by ? `Note by ${note.created_by}` : 'Note'
    return { kinds: ['notes'], heading, text: truncateText(note.note) }
  }
  const { request, isConfirmed } = report
  return {
    kinds: ['notes', 'payments'],
    heading: `Payment of ${formatMoney(request.amount)} reported, ${isConfirmed ? 'confirmed' : 'not yet confirmed'}`,
    text: [
      `${request.extent === 'full' ? 'In full' : 'In part'}, paid on ${longDate(request.date)}`,
      request.reference && `Reference ${truncateText(request.reference)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  }
}

/** Merges notes, invoices and payments, newest first; undated entries come last. */
export function timeline(
  { notes, invoices, payments }: Pick<DebtLists, TimelineKind>,
  reported: readonly ReportedPayment[],
): TimelineEntry[] {
  const reports = new Map(reported.map((report) => [report.note.id, report]))
  const entries: TimelineEntry[] = [
    ...notes.map((note) => ({
      key: `note ${note.id}`,
      at: note.created_at,
      ...noteEntry(note, reports.get(note.id)),
    })),
    ...invoices.map((invoice) => ({
      key: `invoice ${invoice.id}`,
      kinds: ['invoices'] as const,
      at: invoice.created_at,
      heading: 'Invoice uploaded',
      text: invoiceName(invoice),
    })),
    ...payments.map((payment, index) => ({
      key: `payment ${payment.id ?? 'at'} ${index}`,
      kinds: ['payments'] as const,
      at: payment.payment_date ?? '',
      heading: paymentHeading(payment),
      text: [payment.method, payment.reference].filter(Boolean).join(', '),
    })),
  ]
  const timestamps = new Map(entries.map((entry) => [entry, timestampOf(entry)]))
  return entries.sort((one, other) => {
    const [left, right] = [timestamps.get(one) ?? 0, timestamps.get(other) ?? 0]
    return left === right ? 0 : right - left
  })
}
