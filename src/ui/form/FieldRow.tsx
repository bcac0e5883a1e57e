import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const template = (widths: readonly string[]) => ({
  gridTemplateColumns: widths.map((width) => `minmax(0, ${width})`).join(' '),
})

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
  const widths =
    typeof columns === 'number' ? Array<string>(columns).fill('1fr') : columns.split(' ')
  const isPaired = widths.length > 3 || isFirstWide
  const inLine = `@container (min-width: ${{ 2: 28, 3: 36 }[widths.length] ?? 44}rem)`
  return (
    <Box css={{ containerType: 'inline-size' }}>
      <Grid
        columnGap="4"
        css={{
          ...template(['1fr']),
          ...(isPaired && { '@container (min-width: 18rem)': template(widths.slice(-2)) }),
          [inLine]: template(widths),
          '& > *': { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
          ...(isFirstWide && {
            '& > :first-of-type': { gridColumn: '1 / -1', [inLine]: { gridColumn: 'auto' } },
          }),
        }}
      >
        {children}
      </Grid>
    </Box>
  )
}
