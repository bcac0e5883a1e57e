import { Flex } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Choice } from './Checkbox'
import { FieldShell } from './form/FieldShell'

export interface RadioGroupProps<T extends string>
  extends Pick<ComponentProps<typeof Choice>, 'id' | 'name' | 'onBlur' | 'ref'> {
  legend: ReactNode
  hint?: ReactNode
  options: readonly { value: T; label: string; hint?: string }[]
  isInline?: boolean | undefined
  /** Null or blank until one is chosen. */
  value: T | '' | null
  onChange: (value: T) => void
  error?: string | undefined
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
            // The first option takes the focus of the group.
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
