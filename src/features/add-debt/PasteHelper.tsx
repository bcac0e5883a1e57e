import { Box } from '@chakra-ui/react'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import type { CheckedDebt } from './debt-schema'
import type { DebtValues } from './debt-values'

export type DebtFormApi = UseFormReturn<DebtValues, unknown, CheckedDebt>
type Field = FieldPath<DebtValues>

/**
 * What is pasted into one field and belongs into several is put there. Nothing that was typed is
 * written over, and one press takes it back.
 * @param split the texts by field; null for what belongs into this field alone
 */
export function PasteHelper({
  form,
  split,
  children,
}: {
  form: DebtFormApi
  split: (field: string, text: string) => Record<string, string> | null
  children: ReactNode
}) {
  const [undo, setUndo] = useState<(() => void) | null>(null)

  const put = (texts: Record<string, string>) => {
    for (const [field, text] of Object.entries(texts)) {
      form.setValue(field as Field, text as FieldPathValue<DebtValues, Field>)
      form.clearErrors(field as Field)
    }
  }

  function onPaste(event: ClipboardEvent) {
    if (!(event.target instanceof HTMLInputElement)) return
    const { name } = event.target
    const text = event.clipboardData.getData('text')
    const texts = split(name, text)
    if (!texts || Object.keys(texts).some((field) => form.getValues(field as Field) !== '')) return
    event.preventDefault()
    put(texts)
    setUndo(() => () => {
      const blanks = Object.fromEntries(Object.keys(texts).map((field) => [field, '']))
      put({ ...blanks, [name]: text.trim().replace(/\s*[\r\n\t]+\s*/g, ', ') })
      form.setFocus(name as Field)
      setUndo(null)
    })
  }

  return (
    <Box onPaste={onPaste}>
      <Box aria-live="polite">
        {undo && (
          <Notice
            tone="info"
            actions={
              <Button variant="outline" onClick={undo}>
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
