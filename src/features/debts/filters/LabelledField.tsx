import { Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A label above its control, and an error below. */
export const LabelledField = ({
  label,
  error,
  isWide = false,
  children,
}: {
  label: string
  error?: string | null
  /** Takes both columns of the form. */
  isWide?: boolean
  children: ReactNode
}) => (
  // A single field is no group for screen readers.
  <Field.Root
    role="none"
    invalid={Boolean(error)}
    gap="1"
    gridColumn={isWide ? '1 / -1' : undefined}
  >
    <Field.Label fontSize="md">{label}</Field.Label>
    {children}
    <Field.ErrorText role="alert" fontSize="sm">
      {error}
    </Field.ErrorText>
  </Field.Root>
)
