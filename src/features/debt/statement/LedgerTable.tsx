import { Box } from '@chakra-ui/react'
import { outstandingOf } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import type { IsoDate } from '@/rules/days'
import { formatMoney, formatMoneyOrUnknown, type Pence } from '@/rules/money'
import { DateText } from '@/ui/DateText'
import { Table } from '@/ui/Table'
import { runningBalances } from '../payments/running-balances'

const css = {
  '@media (max-width: 29.99rem)': {
    '& .roomy': { display: 'none' },
    '& td.details': { minWidth: '5rem' },
  },
  '@media (min-width: 30rem)': { '& .cramped': { display: 'none' } },
}

/** The account with running balances; narrow screens show dates above the details. */
export const LedgerTable = ({ debt }: { debt: Debt }) => (
  <Box css={css}>
    <Table label="Account">
      <thead>
        <tr>
          <th scope="col" className="roomy">
            Date
          </th>
          <th scope="col">Details</th>
          <th scope="col" className="num">
            Amount
          </th>
          <th scope="col" className="num">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {ledger(debt).map(({ key, date, details, amount, balance }) => (
          <tr key={key}>
            <td className="whole roomy">
              <DateText date={date} style="uk" />
            </td>
            <td className="details">
              <Box className="cramped" color="fg.muted">
                <DateText date={date} style="uk" />
              </Box>
              {details}
            </td>
            <td className="num">{amount === null ? 'Not given' : formatMoney(amount)}</td>
            <td className="num">{formatMoney(balance)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Outstanding</th>
          <td className="roomy" />
          <td />
          <td className="num">{formatMoneyOrUnknown(outstandingOf(debt))}</td>
        </tr>
      </tfoot>
    </Table>
  </Box>
)

/** A line of the account; amounts in pence. */
interface LedgerLine {
  key: string
  date: IsoDate | null
  details: string
  /** Negative for payments; null if unknown. */
  amount: Pence | null
  balance: Pence
}

/**
 * The account from the original to the outstanding amount. An extra line covers any difference that
 * the payments do not explain.
 */
function ledger(debt: Debt): LedgerLine[] {
  const payments = runningBalances(debt.initial_debt, debt.debt_payments)
  const last = payments.at(-1)?.balance ?? debt.initial_debt
  const outstanding = outstandingOf(debt)
  return [
    {
      key: 'original',
      date: debt.last_invoice_date,
      details: 'Original amount, invoiced by this date',
      amount: debt.initial_debt,
      balance: debt.initial_debt,
    },
    ...payments.map(({ key, payment, balance }) => ({
      key,
      date: payment.payment_date,
      details: ['Payment', payment.method, payment.reference].filter(Boolean).join(', '),
      amount: payment.amount === null ? null : -payment.amount,
      balance,
    })),
    ...(outstanding === null || last === outstanding
      ? []
      : [
          {
            key: 'rest',
            date: null,
            details: 'Other payments and changes, as recorded',
            amount: outstanding - last,
            balance: outstanding,
          },
        ]),
  ]
}
