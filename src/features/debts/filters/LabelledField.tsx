import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface ControlProps {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A label above the control it renders, and an error below. */
export function LabelledField({
  label,
  error,
  children,
}: {
  label: string
  error?: string | null
  children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <Box minW="0">
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1">
        {label}
      </chakra.label>
      {children({ id, ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }) })}
      {error && (
        <Box id={errorId} role="alert" fontSize="sm" color="fg.error" mt="1">
          {error}
        </Box>
      )}
    </Box>
  )
}
