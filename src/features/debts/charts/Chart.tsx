import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** An SVG that fills its box; screen readers have the table of figures instead. */
export const Drawing = chakra(
  'svg',
  { base: { display: 'block', w: 'full', h: 'full', overflow: 'visible' } },
  { defaultProps: { 'aria-hidden': true } },
)

const drawingCss = {
  '& text': { fontSize: 'xs', fill: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  '& line': { stroke: 'border', vectorEffect: 'non-scaling-stroke' },
  '& .bar': { fill: 'accent', stroke: 'accent', vectorEffect: 'non-scaling-stroke' },
  '& .hollow': { fill: 'bg.panel' },
}

const tableCss = {
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

interface FigureRowProps {
  label: string
  count: string
  amount: string
  /** Shown below the amount. */
  remark?: string
}

/** A titled chart with its data as a table; a subgrid aligns charts that are side by side. */
export function Chart({
  name,
  heads,
  rows,
  total,
  isTableShown,
  isWide = false,
  children,
}: {
  name: string
  /** The column headings of the table. */
  heads: readonly string[]
  rows: readonly FigureRowProps[]
  total: FigureRowProps
  /** If false, the table is for screen readers only. */
  isTableShown: boolean
  /** Takes a full row in the two-column layout. */
  isWide?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      display="grid"
      gridRow="span 3"
      gridColumn={isWide ? { md: '1 / -1', xl: 'auto' } : undefined}
      pt={{ base: '4', xl: '0' }}
      gridTemplateRows="subgrid"
      gridTemplateColumns="minmax(0, 1fr)"
      rowGap="2"
      css={drawingCss}
    >
      <Box as="h3" id={id} fontWeight="semibold" px="2">
        {name}
      </Box>
      <Flex direction="column" minW="0">
        {children}
      </Flex>
      <Box srOnly={!isTableShown} px="2" css={tableCss}>
        <table>
          <caption>{name}</caption>
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
    </Box>
  )
}

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
