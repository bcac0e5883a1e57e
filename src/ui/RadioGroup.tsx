import { Flex } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { Choice } from './Checkbox'
import { FieldShell } from './form/FieldShell'

export interface RadioGroupProps<T extends string> {
  /** Names the group. */
  legend: ReactNode
  hint?: ReactNode
  options: readonly { value: T; label: string; hint?: string }[]
  isInline?: boolean | undefined
  /** Null or blank until one is chosen. */
  value: T | '' | null
  onChange: (value: T) => void
  onBlur?: () => void
  id?: string
  name?: string
  error?: string | undefined
  /** The first option, which takes the focus of the group. */
  ref?: Ref<HTMLInputElement>
}

/** A group of radio buttons; in a form use `RadioGroupField`. */
export function RadioGroup<T extends string>({
  legend,
  hint,
  options,
  isInline = false,
  value,
  onChange,
  id,
  name,
  error,
  ref,
  ...input
}: RadioGroupProps<T>) {
  const ownId = useId()
  return (
    <FieldShell id={id ?? ownId} label={legend} hint={hint} error={error} isGroup>
      <Flex direction={isInline ? 'row' : 'column'} wrap="wrap" columnGap="6">
        {options.map((option, index) => (
          <Choice
            key={option.value}
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={name ?? ownId}
            value={option.value}
            hint={option.hint}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            {...input}
          >
            {option.label}
          </Choice>
        ))}
      </Flex>
    </FieldShell>
  )
}
