import { Box, Flex, Span } from '@chakra-ui/react'
import { useState } from 'react'
import { invoiceName } from '@/api/debtor/debt-records'
import type { Debt } from '@/api/debtor/debtor'
import { formatMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { RecordTime } from '../RecordTime'

/** Number of entries before "Show all". */
const maxShown = 8

/** The notes, invoices and payments of a debt, newest first. */
export function Timeline({ debt }: { debt: Debt }) {
  const [isExpanded, setExpanded] = useState(false)
  const entries = timelineEntries(debt)
  const shown = isExpanded ? entries : entries.slice(0, maxShown)
  if (entries.length === 0) return null
  return (
    <Panel heading="What has happened">
      <Box as="ol" aria-label="Timeline" listStyleType="none" mt="-2">
        {shown.map(({ key, at, heading, text }) => (
          <Box as="li" key={key} py="2.5" borderTopWidth="1px" overflowWrap="anywhere">
            <Flex wrap="wrap" justify="space-between" columnGap="4">
              <Span fontWeight="medium">{heading}</Span>
              <RecordTime at={at} />
            </Flex>
            {text && (
              <Box whiteSpace="pre-wrap" color="fg.muted" lineClamp="6">
                {text}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {shown.length < entries.length && (
        <Button variant="outline" size="sm" mt="2" onClick={() => setExpanded(true)}>
          {`Show all ${entries.length}`}
        </Button>
      )}
    </Panel>
  )
}

/** Merges notes, invoices and payments, newest first; undated entries come last. */
function timelineEntries(debt: Debt) {
  const entries = [
    ...debt.debt_notes.map((note) => ({
      key: `note ${note.id}`,
      at: note.created_at,
      heading: note.created_by ? `Note by ${note.created_by}` : 'Note',
      text: note.note.trim(),
    })),
    ...debt.debt_invoices.map((invoice) => ({
      key: `invoice ${invoice.id}`,
      at: invoice.created_at,
      heading: 'Invoice uploaded',
      text: invoiceName(invoice),
    })),
    ...debt.debt_payments.map(({ id, amount, payment_date, method, reference }, index) => ({
      key: `payment ${id ?? 'at'} ${index}`,
      // A day, where the others have a time.
      at: payment_date ?? '',
      heading: amount === null ? 'Payment' : `Payment of ${formatMoney(amount)}`,
      text: [method, reference].filter(Boolean).join(', '),
    })),
  ]
  const time = ({ at }: { at: string }) => Date.parse(at) || 0
  return entries.toSorted((one, other) => time(other) - time(one))
}
