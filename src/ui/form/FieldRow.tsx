import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const equalColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const gridTemplateRows = 'subgrid'

/**
 * Short fields in one line if the row is wide enough. Subgrid aligns labels, hints and controls, so
 * long hints and errors do not shift a control.
 * @param columns count of equal columns, or widths like `1fr 3fr 3fr`
 */
export function FieldRow({
  columns = 2,
  children,
}: {
  columns?: number | string
  children: ReactNode
}) {
  const count = typeof columns === 'number' ? columns : columns.split(' ').length
  const all =
    typeof columns === 'number'
      ? equalColumns(columns)
      : columns
          .split(' ')
          .map((width) => `minmax(0, ${width})`)
          .join(' ')
  const atWidth = (rem: number, gridTemplateColumns: string) => ({
    [`@container (min-width: ${rem}rem)`]: { gridTemplateColumns },
  })
  return (
    <Box css={{ containerType: 'inline-size' }}>
      <Grid
        columnGap="4"
        css={{
          gridTemplateColumns: equalColumns(1),
          ...(count > 3 && atWidth(28, equalColumns(2))),
          ...atWidth({ 2: 28, 3: 36 }[count] ?? 44, all),
          '& > *': { gridRow: 'span 4', gridTemplateRows },
        }}
      >
        {children}
      </Grid>
    </Box>
  )
}
