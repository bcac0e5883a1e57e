import { Box, Flex } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FiguresTable } from './FiguresTable'

const drawingCss = {
  '& text': { fontSize: 'xs', fill: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  '& line': { stroke: 'border', vectorEffect: 'non-scaling-stroke' },
  '& .bar': { fill: 'accent', stroke: 'accent', vectorEffect: 'non-scaling-stroke' },
  '& .hollow': { fill: 'bg.panel' },
}

/** A titled chart with its table; a subgrid aligns charts that are side by side. */
export function Chart({
  name,
  figures,
  isTableShown,
  isWide = false,
  children,
}: {
  name: string
  figures: Omit<ComponentProps<typeof FiguresTable>, 'caption' | 'isShown'>
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
      <FiguresTable caption={name} {...figures} isShown={isTableShown} />
    </Box>
  )
}
