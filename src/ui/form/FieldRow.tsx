import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const gridTemplateRows = 'subgrid'

/**
 * Short fields that belong together, in one line where there is room. Labels, hints and boxes of
 * the line stand on common rows, so a long hint or an error beside does not shift a box.
 * @param columns the width of each, as `2fr 1fr`; a number for as many equal ones
 */
export const FieldRow = ({
  columns = 2,
  children,
}: {
  columns?: number | string
  children: ReactNode
}) => (
  <Grid
    templateColumns={{
      base: 'minmax(0, 1fr)',
      md:
        typeof columns === 'number'
          ? `repeat(${columns}, minmax(0, 1fr))`
          : columns.replace(/(\d+)fr/g, 'minmax(0, $1fr)'),
    }}
    columnGap="4"
    css={{ '& > *': { gridRow: 'span 4', gridTemplateRows } }}
  >
    {children}
  </Grid>
)
