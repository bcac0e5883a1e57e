import { Box } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { suggestEmail } from '@/rules/person'
import { Button } from '@/ui/Buttons'
import { TextField } from '@/ui/form/TextField'

/** An email field that offers to correct common typos in the domain. */
export function EmailField<V extends FieldValues, O = V>({
  control,
  name,
}: {
  control: Control<V, unknown, O>
  name: FieldPath<V>
}) {
  const { field } = useController({ control, name })
  const meant = suggestEmail(String(field.value))
  const box = useRef<HTMLDivElement>(null)
  const take = (address: string) => {
    field.onChange(address)
    // Focus must not be lost with the removed button.
    box.current?.querySelector('input')?.focus()
  }
  return (
    <Box ref={box}>
      <TextField
        control={control}
        name={name}
        label="Email"
        type="email"
        autoComplete="username"
        warning={() => meant && `Did you mean ${meant}?`}
      />
      {meant && (
        <Box mt="-1" mb="4">
          <Button variant="outline" onClick={() => take(meant)}>
            Use {meant}
          </Button>
        </Box>
      )}
    </Box>
  )
}
