import { Box } from '@chakra-ui/react'
import { useRef } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { required } from '@/rules/check'
import { checkEmail, suggestEmail } from '@/rules/person'
import { Button } from '@/ui/Buttons'
import { rule } from '@/ui/form/rule'
import { TextField } from '@/ui/form/TextField'

/** The schema of the field's value. */
export const emailSchema = rule(required('Enter your email', checkEmail))

/** An email field that offers to correct common typos in the domain. */
export function EmailField<V extends FieldValues>({
  control,
  name,
}: {
  control: Control<V>
  name: FieldPath<V>
}) {
  const { field } = useController({ control, name })
  const suggestion = suggestEmail(String(field.value))
  const container = useRef<HTMLDivElement>(null)
  const accept = (address: string) => {
    field.onChange(address)
    // Focus must not be lost with the removed button.
    container.current?.querySelector('input')?.focus()
  }
  return (
    <Box ref={container}>
      <TextField
        control={control}
        name={name}
        label="Email"
        type="email"
        autoComplete="username"
        warning={() => suggestion && `Did you mean ${suggestion}?`}
      />
      {suggestion && (
        <Box mt="-1" mb="4">
          <Button variant="outline" onClick={() => accept(suggestion)}>
            Use {suggestion}
          </Button>
        </Box>
      )}
    </Box>
  )
}
