import { Box, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export const LabelledField = ({
  label,
  isWide = false,
  children,
}: {
  label: string
  /** Takes both columns of the form. */
  isWide?: boolean
  children: ReactNode
}) => (
  <Box as="label" display="block" minW="0" gridColumn={isWide ? '1 / -1' : undefined}>
    <Span display="block" fontWeight="medium" mb="1">
      {label}
    </Span>
    {children}
  </Box>
)
