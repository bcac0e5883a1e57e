import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatCount } from '@/lib/format-count'
import { formatMoney } from '@/rules/money'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { Dialog } from '@/ui/Dialog'
import { Table } from '@/ui/Table'
import type { DebtRow } from '../debt-row'
import { outstandingByAge, recoveredByQuarter } from './chart-data'
import { OutstandingChart } from './OutstandingChart'
import { RecoveredChart } from './RecoveredChart'

/** Two charts of the debts found, each beside a table of its figures. */
export default function ChartsDialog({
  rows,
  onClose,
}: {
  rows: readonly DebtRow[]
  onClose: () => void
}) {
  const ages = outstandingByAge(rows)
  const quarters = recoveredByQuarter(rows, useToday())
  return (
    <Dialog title={`Charts of ${formatCount(rows.length, 'debt')}`} onClose={onClose}>
      {/* Else the dialog would begin at the first table. */}
      <Box tabIndex={-1} data-autofocus outline="none" />
      <Section
        heading="Outstanding by age"
        chart={<OutstandingChart slices={ages} />}
        heads={['Days overdue', 'Debts', 'Outstanding', 'Disputed']}
        rows={ages.map(({ label, count, outstanding, disputed }) => [
          label,
          String(count),
          formatMoney(outstanding),
          formatMoney(disputed),
        ])}
      />
      <Section
        heading="Recovered by quarter"
        chart={<RecoveredChart slices={quarters} />}
        heads={['Quarter', 'Recovered']}
        rows={quarters.map(({ label, pence }) => [label, formatMoney(pence)])}
      />
      <Button variant="outline" alignSelf="start" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  )
}

/** Beside the chart, which says the same as the table, the table takes the width of its texts. */
const Section = ({
  heading,
  chart,
  heads,
  rows,
}: {
  heading: string
  chart: ReactNode
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}) => (
  <Box as="section" mb="6">
    <Box as="h3" fontWeight="semibold" mb="2">
      {heading}
    </Box>
    {rows.length === 0 ? (
      <Box color="fg.muted">Nothing yet.</Box>
    ) : (
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) max-content' }}
        gap="5"
        alignItems="start"
        css={{ '& th': { whiteSpace: 'nowrap' } }}
      >
        <Box aria-hidden>{chart}</Box>
        <Table label={heading}>
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={head} scope="col" className={index > 0 ? 'num' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, ...cells]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={heads[index + 1]} className="num">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Grid>
    )}
  </Box>
)
