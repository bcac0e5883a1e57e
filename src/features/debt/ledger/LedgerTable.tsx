import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { outstandingOf } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import { ukDate } from '@/rules/days'
import { accountLines, type LedgerLine } from '@/rules/ledger'
import { formatMoney, formatMoneyOrUnknown } from '@/rules/money'
import { reportedPayments } from '@/rules/open-requests'
import { Table } from '@/ui/Table'
import { useOpenRequests } from '../requests/useOpenRequests'

/** A table of accounts; `children` are its bodies and foot. On a phone the date stands above the details. */
export const LedgerTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    css={{
      '& td:not(.num)': { overflowWrap: 'anywhere' },
      '& tfoot tr:last-child > *': { borderBottomWidth: '0', fontSize: { sm: 'lg' } },
      smDown: {
        '& section': { fontSize: '0.8125rem' },
        '& table :is(th, td)': { px: '0.5' },
        '& td[data-date]::before': {
          content: 'attr(data-date)',
          display: 'block',
          whiteSpace: 'nowrap',
          color: 'fg.muted',
        },
      },
    }}
  >
    <Table label={label}>
      <thead>
        <tr>
          <chakra.th scope="col" hideBelow="sm">
            Date
          </chakra.th>
          <th scope="col">Details</th>
          <th scope="col" className="num">
            Amount
          </th>
          <th scope="col" className="num">
            Balance
          </th>
        </tr>
      </thead>
      {children}
    </Table>
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
  const outstanding = outstandingOf(debt)
  return (
    <tbody>
      {heading && (
        <tr>
          <chakra.th scope="rowgroup" colSpan={4} pt="5" fontSize="md" fontWeight="semibold">
            {heading}
          </chakra.th>
        </tr>
      )}
      {accountLines(debt, outstanding, reported).map((line) => (
        <LedgerRow key={line.key} line={line} />
      ))}
      <TotalRow term="Outstanding" amount={formatMoneyOrUnknown(outstanding)} />
      {additions.map((line) => (
        <LedgerRow key={line.key} line={line} />
      ))}
    </tbody>
  )
}

const LedgerRow = ({
  line: { date, details, explanation, amount, balance },
}: {
  line: LedgerLine
}) => (
  <tr>
    <chakra.td whiteSpace="nowrap" hideBelow="sm">
      {date && <time dateTime={date}>{ukDate(date)}</time>}
    </chakra.td>
    <td data-date={date ? ukDate(date) : undefined}>
      <div>{details}</div>
      {explanation && (
        <Box color="fg.muted" fontSize="0.8125rem">
          {explanation}
        </Box>
      )}
    </td>
    <td className="num">
      {amount === 'not-given' ? 'Not given' : amount !== null && formatMoney(amount)}
    </td>
    <td className="num">{balance !== null && formatMoney(balance)}</td>
  </tr>
)

/** A sum with its name; `amount` is formatted. */
export const TotalRow = ({ term, amount }: { term: ReactNode; amount: string }) => (
  <chakra.tr fontWeight="semibold">
    <chakra.td hideBelow="sm" />
    <th scope="row" colSpan={2}>
      {term}
    </th>
    <td className="num">{amount}</td>
  </chakra.tr>
)
