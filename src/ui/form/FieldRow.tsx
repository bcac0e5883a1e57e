import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const columnsOf = (widths: readonly string[]) =>
  widths.map((width) => `minmax(0, ${width})`).join(' ')
const gridTemplateRows = 'subgrid'

/**
 * Short fields in one line if the row is wide enough; on a phone, more than three stand in pairs, with
 * the widths of the last two.
 * Subgrid aligns labels, hints and controls, so long hints and errors do not shift a control.
 * @param columns count of equal columns, or widths like `1fr 3fr 3fr`
 */
export function FieldRow({
  columns = 2,
  isFirstWide = false,
  children,
}: {
  columns?: number | string
  /** On a phone the first field has the full width, and the others stand in pairs. */
  isFirstWide?: boolean
  children: ReactNode
}) {
  const widths: string[] =
    typeof columns === 'number' ? Array(columns).fill('1fr') : columns.split(' ')
  const count = widths.length
  const isPaired = count > 3 || isFirstWide
  const pairsMinWidth = '@container (min-width: 18rem)'
  const lineMinWidth = `@container (min-width: ${{ 2: 28, 3: 36 }[count] ?? 44}rem)`
  return (
    <Box css={{ containerType: 'inline-size' }}>
      <Grid
        columnGap="4"
        css={{
          gridTemplateColumns: columnsOf(['1fr']),
          ...(isPaired && {
            [pairsMinWidth]: { gridTemplateColumns: columnsOf(widths.slice(-2)) },
          }),
          [lineMinWidth]: { gridTemplateColumns: columnsOf(widths) },
          '& > *': { gridRow: 'span 4', gridTemplateRows },
          ...(isFirstWide && {
            '& > :first-of-type': { gridColumn: '1 / -1', [lineMinWidth]: { gridColumn: 'auto' } },
          }),
        }}
      >
        {children}
      </Grid>
    </Box>
  )
}
