import { Textarea } from '@chakra-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { textareaRecipe } from '../theme/textarea-recipe'
import { FieldShell, useFieldWiring } from './FieldShell'

/** A labelled text area. */
export function TextAreaField<V extends FieldValues, O = V>({
  control,
  name,
  label,
  hint,
  optional,
  rows = 4,
  onKeyDown,
}: {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  hint?: ReactNode
  optional?: boolean
  rows?: number
  onKeyDown?: (event: KeyboardEvent) => void
}) {
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const wiring = useFieldWiring(name, { hint, error })
  return (
    <FieldShell wiring={wiring} text={{ label, hint, optional }} error={error}>
      <Textarea
        recipe={textareaRecipe}
        resize="vertical"
        {...wiring}
        {...field}
        rows={rows}
        onKeyDown={onKeyDown}
      />
    </FieldShell>
  )
}
