import { Box } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** A control of the list with its label above, or before it. */
export function Labelled({
  label,
  before = false,
  children,
}: {
  label: string
  before?: boolean
  children: (control: { id: string }) => ReactNode
}) {
  const id = useId()
  return (
    <Box minW="0" {...(before && { display: 'flex', alignItems: 'center', gap: '3' })}>
      <Box asChild display="block" fontWeight="medium" mb={before ? undefined : '1'} flexShrink="0">
        <label htmlFor={id}>{label}</label>
      </Box>
      {children({ id })}
    </Box>
  )
}
