import { Text } from '@chakra-ui/react'
import type { Debtor } from '@/api/debtors'
import { isUnread } from '@/api/tolerant-record'
import { ago } from '@/rules/ago'
import { type IsoDate, shortDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import { useToday } from '@/session/today'
import { DateText } from '@/ui/DateText'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Table } from '@/ui/Table'
import { ReportPayment } from './ReportPayment'
import { runningBalances } from './running-balances'

const sinceLast = (date: IsoDate, today: IsoDate) =>
  date > today ? `Last payment on ${shortDate(date)}.` : `Last payment ${ago(date, today)}.`

/** What has been paid, as recorded by those who collect; it is reported, not entered, here. */
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
    <>
      {rows.length === 0 ? (
        <EmptyState heading="No payments yet">
          Payments stand here once they are recorded, with what is left after each.
        </EmptyState>
      ) : (
        <Panel heading="Payments">
          <Table label="Payments">
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Method</th>
                <th scope="col">Reference</th>
                <th scope="col" className="num">
                  Amount
                </th>
                <th scope="col" className="num">
                  Balance
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, payment, balance }) => (
                <tr key={key}>
                  <td className="whole">
                    <DateText
                      date={payment.payment_date}
                      style="uk"
                      fallback={isUnread(payment, 'payment_date') ? 'Unknown' : 'Not given'}
                    />
                  </td>
                  <td className="words">
                    {isUnread(payment, 'method') ? 'Unknown' : payment.method}
                  </td>
                  <td className="words">
                    {isUnread(payment, 'reference') ? 'Unknown' : payment.reference}
                  </td>
                  <td className="num">
                    {payment.amount === null
                      ? isUnread(payment, 'amount')
                        ? 'Unknown'
                        : 'Not given'
                      : formatMoney(payment.amount)}
                  </td>
                  <td className="num">{formatMoney(balance)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  Total paid
                </th>
                <td className="num">{formatMoney(total)}</td>
                <td />
              </tr>
            </tfoot>
          </Table>
          {isPartial && (
            <Notice tone="warning">
              The amount of a payment is not known, so the total and the balance are incomplete.
            </Notice>
          )}
          <Text mt="3" color="fg.muted">
            {lastPaid && `${sinceLast(lastPaid, today)} `}
            The balance is the original amount less what was paid so far, without interest and
            compensation.
          </Text>
        </Panel>
      )}
      <ReportPayment debtor={debtor} />
    </>
  )
}
