import { Box } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
import { Input } from '@/ui/Input'
import { textFilters } from './filters'
import { LabelledField } from './LabelledField'

/** A text box of a filter. Valid text applies while it is typed; an error shows when it is left. */
export function FilterInput({
  label,
  kind,
  value,
  onChange,
}: {
  label: string
  kind: keyof typeof textFilters
  value: string | undefined
  /** Receives the parsed value, or undefined if the box was cleared. */
  onChange: (value: string | undefined) => void
}) {
  const { check, format } = textFilters[kind]
  const errorId = useId()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    setError(null)
    // What was typed stays, unless the value was changed elsewhere.
    setText((typed) => {
      const read = check(typed)
      if (value && read.ok && read.value === value) return typed
      return value ? format(value) : ''
    })
  }, [value, check, format])

  function apply(typed: string, isFinal: boolean) {
    const read = typed.trim() ? check(typed) : { ok: true as const, value: undefined }
    if (read.ok) setError(null)
    else if (isFinal) setError(read.error)
    if (read.ok && read.value !== value) onChange(read.value)
  }
  return (
    <div>
      <LabelledField label={label}>
        <Input
          autoComplete="off"
          {...(kind === 'date' ? { placeholder: 'dd/mm/yyyy' } : { inputMode: 'decimal' })}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            apply(target.value, false)
          }}
          onBlur={() => apply(text, true)}
          // Escape closes the filters before the box is left.
          onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && apply(text, true)}
        />
      </LabelledField>
      {error && (
        <Box id={errorId} role="alert" fontSize="sm" color="fg.error" mt="1">
          {error}
        </Box>
      )}
    </div>
  )
}
