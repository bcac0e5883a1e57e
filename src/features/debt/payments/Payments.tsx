import { Box, Table, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { Payment } from '@/api/debtor/debt-records'
import type { Debtor } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { LedgerIllustration } from '@/components/debt-illustrations'
import { type IsoDate, longDate, relativeDay, shortDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { DateText } from '@/ui/DateText'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { RecordTable } from '../RecordTable'
import { useReportedPayments } from '../requests/note-requests'
import { RequestDialog } from '../requests/RequestDialog'
import { SideColumn } from '../SideColumn'
import { runningBalances } from './running-balances'

const lastPaymentText = (date: IsoDate, today: IsoDate) =>
  date > today ? `Last payment on ${shortDate(date)}.` : `Last payment ${relativeDay(date, today)}.`

/** The recorded payments with running balances. Clients report payments; the team records them. */
export function Payments({ debtor }: { debtor: Debtor }) {
  const { debtor_debt: debt } = debtor
  const today = useToday()
  const rows = runningBalances(debt.initial_debt, debt.debt_payments)
  const lastPaid = debt.debt_payments.reduce<IsoDate | null>(
    (last, { payment_date }) => (payment_date && payment_date > (last ?? '') ? payment_date : last),
    null,
  )
  const total = rows.reduce((sum, { payment }) => sum + (payment.amount ?? 0), 0)
  const isPartial =
    isUnread(debt, 'debt_payments') || rows.some(({ payment }) => payment.amount === null)
  return (
    <SideColumn
      side={<ReportPayment debtor={debtor} />}
      first={
        rows.length === 0 ? (
          <EmptyState heading="No payments yet" picture={<LedgerIllustration />}>
            Payments appear here once they are recorded, with what is left after each.
          </EmptyState>
        ) : (
          <Panel heading="Payments">
            <RecordTable label="Payments">
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader>Date</Table.ColumnHeader>
                  <Table.ColumnHeader>Method</Table.ColumnHeader>
                  <Table.ColumnHeader>Reference</Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end">Balance</Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {rows.map(({ key, payment, balance }) => (
                  <Table.Row key={key}>
                    <Table.Cell className="wide" whiteSpace="nowrap">
                      <DateText
                        date={payment.payment_date}
                        style="uk"
                        fallback={isUnread(payment, 'payment_date') ? 'Unknown' : 'Not given'}
                      />
                    </Table.Cell>
                    <TextCell label="Method">
                      {isUnread(payment, 'method') ? 'Unknown' : payment.method}
                    </TextCell>
                    <TextCell label="Reference">
                      {isUnread(payment, 'reference') ? 'Unknown' : payment.reference}
                    </TextCell>
                    <AmountCell label="Amount">{amountText(payment)}</AmountCell>
                    <AmountCell label="Balance">{formatMoney(balance)}</AmountCell>
                  </Table.Row>
                ))}
              </Table.Body>
              <Table.Footer>
                <Table.Row>
                  <Table.ColumnHeader scope="row" colSpan={3}>
                    Total paid
                  </Table.ColumnHeader>
                  <Table.Cell textAlign="end">{formatMoney(total)}</Table.Cell>
                  <Table.Cell />
                </Table.Row>
              </Table.Footer>
            </RecordTable>
            {isPartial && (
              <Notice tone="warning">
                The amount of a payment is not known, so the total and the balance are incomplete.
              </Notice>
            )}
            <Text mt="3" fontSize="sm" color="fg.muted">
              {lastPaid && `${lastPaymentText(lastPaid, today)} `}
              The balance is the original amount less what was paid so far, without interest and
              compensation.
            </Text>
          </Panel>
        )
      }
    />
  )
}

function amountText(payment: Payment): string {
  if (payment.amount !== null) return formatMoney(payment.amount)
  return isUnread(payment, 'amount') ? 'Unknown' : 'Not given'
}

const TextCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <Table.Cell data-label={label} overflowWrap="anywhere">
    {children}
  </Table.Cell>
)

const AmountCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <Table.Cell data-label={label} textAlign={{ base: 'start', md: 'end' }} whiteSpace="nowrap">
    {children}
  </Table.Cell>
)

/** Lists unconfirmed reports of payments made to the client, with a button to report another. */
function ReportPayment({ debtor }: { debtor: Debtor }) {
  const [isOpen, setOpen] = useState(false)
  const unconfirmed = useReportedPayments(debtor).filter(({ isConfirmed }) => !isConfirmed)
  return (
    <Panel heading="Paid you directly?">
      {unconfirmed.length > 0 && (
        <Box as="ul" aria-label="Reported, not yet confirmed" listStyleType="none" mb="4">
          {unconfirmed.map(({ note, request }) => (
            <Box as="li" key={note.id} overflowWrap="anywhere">
              {formatMoney(request.amount)}, paid on {longDate(request.date)}: reported, not yet
              confirmed
            </Box>
          ))}
        </Box>
      )}
      <Text mb="4">
        Tell us the amount, the date and the reference, so that we stop asking for money you already
        have.
      </Text>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Report a payment
      </Button>
      <RequestDialog
        debtor={debtor}
        start={isOpen ? { kind: 'payment' } : null}
        onClose={() => setOpen(false)}
      />
    </Panel>
  )
}
