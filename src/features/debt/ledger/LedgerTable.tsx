import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { outstandingOf } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import { accountLines, type LedgerLine } from '@/rules/ledger'
import { formatMoney, formatMoneyOrUnknown } from '@/rules/money'
import { reportedPayments } from '@/rules/open-requests'
import { DateText } from '@/ui/DateText'
import { useOpenRequests } from '../requests/useOpenRequests'
import styles from './ledger.module.css'

/** A table of accounts, which scrolls where it is wider than a phone; `children` are its bodies and foot. */
export const LedgerTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="region" aria-label={`${label}, scrolls sideways`} tabIndex={0} overflowX="auto">
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.date}>
            Date
          </th>
          <th scope="col">Details</th>
          <th scope="col" className={styles.number}>
            Amount
          </th>
          <th scope="col" className={styles.number}>
            Balance
          </th>
        </tr>
      </thead>
      {children}
    </table>
  </Box>
)

/** The lines of one debt up to what is outstanding, and those added to it. */
export function LedgerBody({
  debt,
  heading,
  additions = [],
}: {
  debt: Debt
  /** Names the debt among several. */
  heading?: ReactNode
  additions?: readonly LedgerLine[]
}) {
  const reported = reportedPayments(useOpenRequests(debt))
  return (
    <tbody>
      {heading && (
        <tr>
          <th scope="rowgroup" colSpan={4} className={styles.debt}>
            {heading}
          </th>
        </tr>
      )}
      {accountLines(debt, outstandingOf(debt), reported).map((line) => (
        <LedgerRow key={line.key} line={line} />
      ))}
      <TotalRow term="Outstanding" amount={formatMoneyOrUnknown(outstandingOf(debt))} />
      {additions.map((line) => (
        <LedgerRow key={line.key} line={line} />
      ))}
    </tbody>
  )
}

const formatAmount = (amount: LedgerLine['amount']) =>
  amount === 'not-given' ? 'Not given' : amount !== null && formatMoney(amount)

const LedgerRow = ({
  line: { date, details, explanation, amount, balance },
}: {
  line: LedgerLine
}) => (
  <tr>
    <td className={styles.date}>{date && <DateText date={date} style="uk" />}</td>
    <td>
      <div>{details}</div>
      {explanation && <div className={styles.explanation}>{explanation}</div>}
    </td>
    <td className={styles.number}>{formatAmount(amount)}</td>
    <td className={styles.number}>{balance !== null && formatMoney(balance)}</td>
  </tr>
)

/** A sum with its name; `amount` is formatted. */
export const TotalRow = ({ term, amount }: { term: ReactNode; amount: string }) => (
  <tr className={styles.subtotal}>
    <td className={styles.date} />
    <th scope="row" colSpan={2}>
      {term}
    </th>
    <td className={styles.number}>{amount}</td>
  </tr>
)
