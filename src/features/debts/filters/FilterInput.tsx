import { Box } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
import type { Check } from '@/rules/check'
import { ukDate } from '@/rules/days'
import { notAnAmount, parseMoney } from '@/rules/money'
import { parseDate } from '@/rules/parse-date'
import { Input } from '@/ui/Input'
import { LabelledField } from './LabelledField'

const checkAmount: Check = (text) => {
  const read = parseMoney(text)
  if (!read.ok) return read
  return read.value === null ? { ok: false, error: notAnAmount } : { ok: true, value: text.trim() }
}

/** The check of a typed text, and the text of a value. */
const kinds: Record<'amount' | 'date', { check: Check; format: (value: string) => string }> = {
  amount: { check: checkAmount, format: (text) => text },
  date: { check: (text) => parseDate(text), format: ukDate },
}

/** A text box of a filter. Valid text applies while it is typed; an error shows when it is left. */
export function FilterInput({
  label,
  kind,
  value,
  onChange,
}: {
  label: string
  kind: keyof typeof kinds
  value: string | undefined
  /** Receives the parsed value, or undefined if the box was cleared. */
  onChange: (value: string | undefined) => void
}) {
  const { check, format } = kinds[kind]
  const errorId = useId()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    setError(null)
    // The typed text stays, unless the value was changed elsewhere.
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
