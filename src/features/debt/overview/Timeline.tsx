import { Box, Flex, Span } from '@chakra-ui/react'
import { Banknote, FileText, type LucideIcon, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { invoiceName, type Note, type Payment } from '@/api/debtor/debt-records'
import type { Debt, Debtor } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { longDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import { BreakableText } from '@/ui/BreakableText'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { type ReportedPayment, useReportedPayments } from '../requests/note-requests'
import { type TimelineKind, tabLabels, timelineKinds } from '../search'
import { RecordTime, TimelineRow } from '../TimelineRow'

const icons: Record<TimelineKind, LucideIcon> = {
  notes: MessageSquareText,
  invoices: FileText,
  payments: Banknote,
}

/** Number of entries before "Show all". */
const maxShown = 10

/** The history of a debt, newest first, optionally of one kind. */
export function Timeline({ debtor, show }: { debtor: Debtor; show?: TimelineKind | undefined }) {
  const [isExpanded, setExpanded] = useState(false)
  const entries = timelineEntries(debtor.debtor_debt, useReportedPayments(debtor))
  const filtered = show ? entries.filter(({ kinds }) => kinds.includes(show)) : entries
  const shown = isExpanded ? filtered : filtered.slice(0, maxShown)
  if (entries.length === 0) return null
  return (
    <Panel heading="What has happened">
      <Flex
        role="group"
        aria-label="Show in the timeline"
        wrap="wrap"
        gap="1"
        mb="3"
        ms="-3"
        mt="-2"
      >
        {[undefined, ...timelineKinds].map((kind) => (
          <ButtonLink
            key={kind ?? 'everything'}
            to="."
            search={(kind ? { show: kind } : {}) as never}
            state
            replace
            resetScroll={false}
            variant={kind === show ? 'subtle' : 'ghost'}
            size="sm"
            aria-current={kind === show ? 'true' : undefined}
          >
            {kind ? tabLabels[kind] : 'Everything'}
          </ButtonLink>
        ))}
      </Flex>
      {filtered.length === 0 ? (
        <Box color="fg.muted" py="3">
          No {show} yet.
        </Box>
      ) : (
        <Box as="ol" aria-label="Timeline" listStyleType="none">
          {shown.map(({ key, kinds, at, heading, text }) => (
            <TimelineRow key={key} Icon={icons[kinds.at(-1) ?? 'notes']}>
              <Flex wrap="wrap" justify="space-between" columnGap="4">
                <Span fontWeight="medium">
                  <BreakableText text={heading} />
                </Span>
                <RecordTime at={at} />
              </Flex>
              {text && (
                <Box whiteSpace="pre-wrap" color="fg.muted">
                  {text}
                </Box>
              )}
            </TimelineRow>
          ))}
        </Box>
      )}
      {shown.length < filtered.length && (
        <Button variant="outline" size="sm" onClick={() => setExpanded(true)}>
          Show all {filtered.length}
        </Button>
      )}
    </Panel>
  )
}

/** An event in the history of a debt. */
interface TimelineEntry {
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
function timelineEntries(debt: Debt, reported: readonly ReportedPayment[]): TimelineEntry[] {
  const reports = new Map(reported.map((report) => [report.note.id, report]))
  const entries: TimelineEntry[] = [
    ...debt.debt_notes.map((note) => ({
      key: `note ${note.id}`,
      at: note.created_at,
      ...noteEntry(note, reports.get(note.id)),
    })),
    ...debt.debt_invoices.map((invoice) => ({
      key: `invoice ${invoice.id}`,
      kinds: ['invoices'] as const,
      at: invoice.created_at,
      heading: 'Invoice uploaded',
      text: invoiceName(invoice),
    })),
    ...debt.debt_payments.map((payment, index) => ({
      key: `payment ${payment.id ?? 'at'} ${index}`,
      kinds: ['payments'] as const,
      at: payment.payment_date ?? '',
      heading: paymentHeading(payment),
      text: [payment.method, payment.reference].filter(Boolean).join(', '),
    })),
  ]
  const timestamps = new Map(entries.map(({ key, at }) => [key, Date.parse(at) || -Infinity]))
  return entries.sort((one, other) => {
    const [left, right] = [timestamps.get(one.key) ?? 0, timestamps.get(other.key) ?? 0]
    return left === right ? 0 : right - left
  })
}
