import { Box } from '@chakra-ui/react'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import type { FieldPath, FieldPathValue } from 'react-hook-form'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import type { DebtForm } from './debt-schema'
import type { DebtValues } from './debt-values'

type Field = FieldPath<DebtValues>

interface PastedSplit {
  /** The field that received the paste. */
  line: string
  text: string
  texts: Record<string, string>
}

const joinLines = (text: string) =>
  text
    .split(/[\r\n\t]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')

/**
 * Distributes pasted text over several empty fields, with an Undo button. Typed text is never
 * overwritten.
 * @param prefix path of the entry; it may change while Undo is shown, as earlier entries are
 * removed
 * @param split texts by field, named without the prefix; null if the text belongs into one field
 */
export function PasteHelper({
  form,
  prefix = '',
  split,
  children,
}: {
  form: DebtForm
  prefix?: string
  split: (field: string, text: string) => Record<string, string> | null
  children: ReactNode
}) {
  const [applied, setApplied] = useState<PastedSplit | null>(null)
  const path = (line: string) => `${prefix}${line}` as Field
  const fieldText = (line: string) => form.getValues(path(line))
  const setField = (line: string, text: string) => {
    form.setValue(path(line), text as FieldPathValue<DebtValues, Field>)
    form.clearErrors(path(line))
  }

  function onPaste(event: ClipboardEvent) {
    if (!(event.target instanceof HTMLInputElement)) return
    const line = event.target.name.slice(prefix.length)
    const text = event.clipboardData.getData('text')
    const texts = split(line, text)
    if (!texts || Object.keys(texts).some((field) => fieldText(field) !== '')) return
    event.preventDefault()
    for (const [field, value] of Object.entries(texts)) setField(field, value)
    setApplied({ line, text: joinLines(text), texts })
  }

  function undo({ line, text, texts }: PastedSplit) {
    for (const [field, value] of Object.entries(texts)) {
      if (fieldText(field) === value) setField(field, field === line ? text : '')
    }
    form.setFocus(path(line))
    setApplied(null)
  }

  return (
    <Box onPaste={onPaste}>
      <Box aria-live="polite">
        {applied && (
          <Notice
            tone="info"
            actions={
              <Button variant="outline" onClick={() => undo(applied)}>
                Undo
              </Button>
            }
          >
            What you pasted is spread over the fields below.
          </Notice>
        )}
      </Box>
      {children}
    </Box>
  )
}
