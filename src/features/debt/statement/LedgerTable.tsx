import { Box } from '@chakra-ui/react'
import { outstandingOf } from '@/api/debtor/claim'
import type { Debt } from '@/api/debtor/debtor'
import { formatMoney, formatMoneyOrUnknown } from '@/rules/money'
import { DateText } from '@/ui/DateText'
import { Table } from '@/ui/Table'
import { ledger } from './ledger'

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
