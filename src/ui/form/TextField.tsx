import { Flex } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { amountReadings, formatMoney } from '@/rules/money'
import { Button } from '../Buttons'
import { Input, InputGroup } from '../Input'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

interface TextFieldProps
  extends Pick<ComponentProps<typeof Input>, 'autoComplete' | 'inputMode' | 'type' | 'maxW'> {
  suggestions?: readonly string[] | undefined
  /** Corrections of the typed text, each on a button below the box. */
  corrections?: (text: string) => readonly { label: string; text: string }[]
  prefix?: string
}

/** The arrow of the suggestions takes no room from the text. */
const arrowInPadding = { '&::-webkit-calendar-picker-indicator': { marginInline: '-4px -12px' } }

export function TextField<V extends FieldValues, O = V>({
  suggestions = [],
  corrections = () => [],
  prefix,
  autoComplete,
  inputMode,
  type,
  maxW,
  ...props
}: FieldProps<V, O> & TextFieldProps) {
  const { shell, input } = useField(props)
  const list = useId()
  const offered = corrections(input.value)
  const correct = (text: string) => {
    input.onChange(text)
    // The focus must not be lost with the button.
    document.getElementById(input.id)?.focus()
  }
  return (
    <FieldShell {...shell}>
      <InputGroup start={prefix} maxW={maxW}>
        <Input
          {...{ autoComplete, inputMode, type }}
          {...input}
          {...(prefix && { ps: '7' })}
          {...(suggestions.length > 0 && { list, css: arrowInPadding })}
        />
      </InputGroup>
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((entry) => (
            <option key={entry} value={entry} />
          ))}
        </datalist>
      )}
      {offered.length > 0 && (
        <Flex wrap="wrap" gap="2" mt="2">
          {offered.map(({ label, text }) => (
            <Button key={text} variant="outline" size="sm" onClick={() => correct(text)}>
              {label}
            </Button>
          ))}
        </Flex>
      )}
    </FieldShell>
  )
}

const amountCorrections = (text: string) =>
  amountReadings(text).map((pence) => {
    const label = formatMoney(pence)
    return { label, text: label.slice(1) }
  })

/** A text box for an amount in pounds. It asks which of two amounts `12.500` is. */
export const MoneyField = <V extends FieldValues, O = V>(
  props: FieldProps<V, O> & Pick<TextFieldProps, 'maxW'>,
) => <TextField {...props} prefix="£" inputMode="decimal" corrections={amountCorrections} />
