import { Box } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** A label above the control it renders. */
export function LabelledField({
  label,
  children,
}: {
  label: string
  children: (control: { id: string }) => ReactNode
}) {
  const id = useId()
  return (
    <Box minW="0">
      <Box asChild display="block" fontWeight="medium" mb="1">
        <label htmlFor={id}>{label}</label>
      </Box>
      {children({ id })}
    </Box>
  )
}
