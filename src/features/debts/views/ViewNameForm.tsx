import { Box, Flex, Input } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/Buttons'
import { LabelledField } from '../filters/LabelledField'
import { maxNameLength } from './saved-views'

const focusInput = (input: HTMLInputElement | null) => input?.focus()

export function ViewNameForm({
  label,
  value = '',
  submit,
  validateName,
  onName,
  onCancel,
}: {
  label: string
  value?: string
  submit: string
  /** Returns an error message, or null if the name is valid. */
  validateName: (name: string) => string | null
  onName: (name: string) => void
  onCancel?: () => void
}) {
  const [text, setText] = useState(value)
  const [error, setError] = useState<string | null>(null)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const name = text.trim().replace(/\s+/g, ' ')
    const nameError = name ? validateName(name) : 'Enter a name for the view'
    setError(nameError)
    if (nameError) return
    setText('')
    onName(name)
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <Flex wrap="wrap" gap="3" align="flex-end">
        <Box flex="1 1 14rem" maxW="26rem" minW="0">
          <LabelledField label={label} error={error}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                ref={onCancel && focusInput}
                maxLength={maxNameLength}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </LabelledField>
        </Box>
        <Button type="submit" variant="outline">
          {submit}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Flex>
    </form>
  )
}
