import { useEffect, useState } from 'react'
import type { Check } from '@/rules/check'
import { Input } from '@/ui/Input'
import { LabelledField } from './LabelledField'

/** A text input for a filter. It reports an error only when it is left. */
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
  /** Valid text applies while it is typed, too. */
  isLive?: boolean
  inputMode?: 'decimal'
  placeholder?: string
}) {
  const [text, setText] = useState(value)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    setText(value)
    setError(null)
  }, [value])

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
          // Escape closes the filters before the input is left.
          onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && apply(text, true)}
        />
      )}
    </LabelledField>
  )
}
