import { Box } from '@chakra-ui/react'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import type { CheckedDebt } from './debt-schema'
import type { DebtValues } from './debt-values'

export type DebtFormApi = UseFormReturn<DebtValues, unknown, CheckedDebt>
type Field = FieldPath<DebtValues>

interface Split {
  /** Where it was pasted. */
  line: string
  text: string
  texts: Record<string, string>
}

const onOneLine = (text: string) =>
  text
    .split(/[\r\n\t]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')

/**
 * What is pasted into one field and belongs into several is put there. Nothing that was typed is
 * written over, and one press takes it back.
 * @param prefix of the fields; their entry may move up while its paste can still be taken back
 * @param split the texts by field, named without the prefix; null for what belongs into this field alone
 */
export function PasteHelper({
  form,
  prefix = '',
  split,
  children,
}: {
  form: DebtFormApi
  prefix?: string
  split: (field: string, text: string) => Record<string, string> | null
  children: ReactNode
}) {
  const [done, setDone] = useState<Split | null>(null)
  const path = (line: string) => `${prefix}${line}` as Field
  const textOf = (line: string) => form.getValues(path(line))
  const put = (line: string, text: string) => {
    form.setValue(path(line), text as FieldPathValue<DebtValues, Field>)
    form.clearErrors(path(line))
  }

  function onPaste(event: ClipboardEvent) {
    if (!(event.target instanceof HTMLInputElement)) return
    const line = event.target.name.slice(prefix.length)
    const text = event.clipboardData.getData('text')
    const texts = split(line, text)
    if (!texts || Object.keys(texts).some((field) => textOf(field) !== '')) return
    event.preventDefault()
    for (const [field, words] of Object.entries(texts)) put(field, words)
    setDone({ line, text: onOneLine(text), texts })
  }

  function undo({ line, text, texts }: Split) {
    for (const [field, words] of Object.entries(texts)) {
      if (textOf(field) === words) put(field, field === line ? text : '')
    }
    form.setFocus(path(line))
    setDone(null)
  }

  return (
    <Box onPaste={onPaste}>
      <Box aria-live="polite">
        {done && (
          <Notice
            tone="info"
            actions={
              <Button variant="outline" onClick={() => undo(done)}>
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
