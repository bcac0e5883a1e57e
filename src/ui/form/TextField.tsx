import { Flex } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { amountReadings, formatMoney } from '@/rules/money'
import { Button } from '../Buttons'
import { Input, InputGroup } from '../Input'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

interface TextFieldProps
  extends Pick<ComponentProps<typeof Input>, 'autoComplete' | 'type' | 'maxW'> {
  suggestions?: readonly string[] | undefined
}

/** The arrow of the suggestions takes no room from the text. */
const arrowInPadding = { '&::-webkit-calendar-picker-indicator': { marginInline: '-4px -12px' } }

export function TextField<V extends FieldValues = FieldValues>({
  suggestions = [],
  autoComplete,
  type,
  maxW,
  ...props
}: FieldProps<V> & TextFieldProps) {
  const { shell, input } = useField(props)
  const list = useId()
  return (
    <FieldShell {...shell}>
      <InputGroup maxW={maxW}>
        <Input
          {...{ autoComplete, type }}
          {...input}
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
    </FieldShell>
  )
}

/** A text box for an amount in pounds. It asks on buttons which of two amounts `12.500` is. */
export function MoneyField<V extends FieldValues = FieldValues>({
  maxW,
  ...props
}: FieldProps<V> & Pick<TextFieldProps, 'maxW'>) {
  const { shell, input } = useField(props)
  const readings = amountReadings(input.value).map(formatMoney)
  const correct = (amount: string) => {
    input.onChange(amount.slice(1))
    // The focus must not be lost with the button.
    document.getElementById(input.id)?.focus()
  }
  return (
    <FieldShell {...shell}>
      <InputGroup start="£" maxW={maxW}>
        <Input inputMode="decimal" ps="7" {...input} />
      </InputGroup>
      {readings.length > 0 && (
        <Flex wrap="wrap" gap="2" mt="2">
          {readings.map((amount) => (
            <Button key={amount} variant="outline" size="sm" onClick={() => correct(amount)}>
              {amount}
            </Button>
          ))}
        </Flex>
      )}
    </FieldShell>
  )
}
