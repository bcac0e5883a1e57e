import { Box } from '@chakra-ui/react'
import type { totalsByAge } from '@/rules/age-totals'
import { ageBandLabels } from '@/rules/ageing'
import { formatMoney } from '@/rules/money'

/** The bar's figures for those who do not see it, with the interest of each band. */
export const AgeingFigures = ({ bands }: Pick<ReturnType<typeof totalsByAge>, 'bands'>) => (
  <Box srOnly>
    <table>
      <caption>Outstanding by age</caption>
      <thead>
        <tr>
          <th scope="col">Time overdue</th>
          <th scope="col">How many</th>
          <th scope="col">Outstanding</th>
          <th scope="col">Interest so far</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ band, count, outstanding, interest }) => (
          <tr key={band}>
            <th scope="row">{ageBandLabels[band]}</th>
            <td>{count}</td>
            <td>{formatMoney(outstanding)}</td>
            <td>{formatMoney(interest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
)
