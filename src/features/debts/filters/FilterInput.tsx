import { Input } from '@chakra-ui/react'
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
  onChange: (value: string | undefined) => void
  /** Commits valid text also while it is typed. */
  isLive?: boolean
  inputMode?: 'decimal'
  placeholder?: string
}) {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const [error, setError] = useState<string | null>(null)
  if (value !== lastValue) {
    // The filter changed externally: reset the input.
    setLastValue(value)
    setText(value)
    setError(null)
  }

  function apply(typed: string, isFinal: boolean) {
    const read = typed.trim() ? check(typed) : { ok: true as const, value: undefined }
    if (read.ok) setError(null)
    else if (isFinal) setError(read.error)
    if (read.ok && (isFinal || isLive) && typed !== value) onChange(read.value)
  }

  return (
    <LabelledField label={label} error={error}>
      {(control) => (
        <Input
          {...input}
          {...control}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            apply(target.value, false)
          }}
          onBlur={() => apply(text, true)}
          onKeyDown={(event) => event.key === 'Enter' && apply(text, true)}
        />
      )}
    </LabelledField>
  )
}
