import { Box } from '@chakra-ui/react'

export interface FigureRowProps {
  label: string
  count: string
  amount: string
  /** Shown below the amount. */
  remark?: string
}

const css = {
  '& table': {
    tableLayout: 'fixed',
    width: '100%',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
  '& caption': { srOnly: true },
  '& th, & td': { py: '1', ps: '2', textAlign: 'end', verticalAlign: 'top' },
  '& th:first-of-type': { ps: '0', textAlign: 'start' },
  '& th:nth-of-type(2)': { width: '4.875rem' },
  '& th:nth-of-type(3)': { width: { base: '44%', md: '40%' } },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'normal' },
  '& tbody :is(th, td), & tfoot :is(th, td)': { overflowWrap: 'anywhere', borderTopWidth: '1px' },
  '& tfoot tr > *': { fontWeight: 'semibold', borderColor: 'border.emphasized' },
  '& small': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
}

/** The data of a chart as a table. */
export const FiguresTable = ({
  caption,
  heads,
  rows,
  total,
  isShown,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly FigureRowProps[]
  total: FigureRowProps
  /** If false, the table is for screen readers only. */
  isShown: boolean
}) => (
  <Box srOnly={!isShown} px="2" css={css}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FigureRow key={row.label} {...row} />
        ))}
      </tbody>
      <tfoot>
        <FigureRow {...total} />
      </tfoot>
    </table>
  </Box>
)

const FigureRow = ({ label, count, amount, remark }: FigureRowProps) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{count}</td>
    <td>
      {amount}
      {remark && <small> {remark}</small>}
    </td>
  </tr>
)
