import { Flex, Input, InputGroup } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { amountReadings, formatMoney } from '@/rules/money'
import { Button } from '../Buttons'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

type InputProps = Pick<ComponentProps<typeof Input>, 'autoComplete' | 'inputMode' | 'type' | 'maxW'>

interface TextFieldProps {
  suggestions?: readonly string[] | undefined
  /** Corrections of the typed text, each on a button below the box. */
  corrections?: (text: string) => readonly { label: string; text: string }[]
  prefix?: string
}

/** The arrow of the suggestions takes no room from the text. */
const arrowInPadding = { '&::-webkit-calendar-picker-indicator': { marginInline: '-4px -12px' } }

/** A labelled text box. */
export function TextField<V extends FieldValues, O = V>({
  control,
  name,
  label,
  hint,
  optional,
  warning,
  deps,
  suggestions = [],
  corrections,
  prefix,
  ...rest
}: FieldProps<V, O> & InputProps & TextFieldProps) {
  const props = { control, name, label, hint, optional, warning, deps }
  const { id, field, text, shell, input } = useField(props)
  const list = useId()
  const offered = corrections?.(text) ?? []
  const correct = (correction: string) => {
    field.onChange(correction)
    // The focus must not be lost with the button.
    document.getElementById(id)?.focus()
  }
  const box = (
    <Input {...rest} {...input} {...(suggestions.length > 0 && { list, css: arrowInPadding })} />
  )
  const buttons = offered.length > 0 && (
    <Flex wrap="wrap" gap="2" mt="2">
      {offered.map((correction) => (
        <Button
          key={correction.text}
          variant="outline"
          size="sm"
          onClick={() => correct(correction.text)}
        >
          {correction.label}
        </Button>
      ))}
    </Flex>
  )
  return (
    <FieldShell {...shell} after={buttons}>
      {prefix ? (
        <InputGroup startOffset="1rem" startElement={<span aria-hidden>{prefix}</span>}>
          {box}
        </InputGroup>
      ) : (
        box
      )}
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

const amountCorrections = (text: string) =>
  amountReadings(text).map((pence) => {
    const label = formatMoney(pence)
    return { label, text: label.slice(1) }
  })

/** A text box for an amount in pounds. It asks which of two amounts `12.500` is. */
export const MoneyField = <V extends FieldValues, O = V>(
  props: Omit<ComponentProps<typeof TextField<V, O>>, 'prefix' | 'inputMode' | 'corrections'>,
) => <TextField {...props} prefix="£" inputMode="decimal" corrections={amountCorrections} />
