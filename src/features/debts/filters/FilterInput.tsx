import { Box, Input } from '@chakra-ui/react'
import { useState } from 'react'
import type { Check } from '@/rules/check'
import { LabelledField } from './LabelledField'

/** A text input for a filter; it commits on blur or Enter, and reports an error only then. */
export function FilterInput({
  label,
  value = '',
  check,
  onChange,
  isLive = false,
  ...input
}: {
  label: string
  /** In the form the user types it. */
  value: string | undefined
  /** Parses the text; never called with a blank one. */
  check: Check<string>
  /** Receives the parsed value, or undefined if the input was cleared. */
  onChange: (read: string | undefined) => void
  /** Commits valid text also while it is typed. */
  isLive?: boolean
  inputMode?: 'decimal'
  placeholder?: string
}) {
  const [text, setText] = useState(value)
  const [lastValue, setSeen] = useState(value)
  const [error, setError] = useState<string | null>(null)
  if (value !== lastValue) {
    // The filter changed externally: reset the input.
    setSeen(value)
    setText(value)
    setError(null)
  }

  const parse = (typed: string) => (typed.trim() === '' ? null : check(typed))

  function commit() {
    const read = parse(text)
    setError(read === null || read.ok ? null : read.error)
    if (text !== value && (read === null || read.ok)) onChange(read?.value)
  }

  function type(typed: string) {
    setText(typed)
    const read = parse(typed)
    if (!isLive || (read !== null && !read.ok)) return
    setError(null)
    onChange(read?.value)
  }

  return (
    <LabelledField label={label}>
      {({ id }) => (
        <>
          <Input
            {...input}
            id={id}
            autoComplete="off"
            value={text}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => type(event.target.value)}
            onBlur={commit}
            onKeyDown={(event) => event.key === 'Enter' && commit()}
          />
          {error && (
            <Box id={`${id}-error`} role="alert" fontSize="sm" color="fg.error" mt="1">
              {error}
            </Box>
          )}
        </>
      )}
    </LabelledField>
  )
}
