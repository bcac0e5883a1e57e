import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { ControlMark } from '@/ui/form/control'
import { FieldHint } from '@/ui/form/FieldShell'

/** A question with two answers, answered by a press and kept by the import. */
export function Choice<T extends string>({
  legend,
  hint,
  options,
  value,
  onChange,
}: {
  legend: string
  hint?: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}) {
  const id = useId()
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <Box id={`${id}-legend`} fontWeight="medium">
        {legend}
      </Box>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <Flex wrap="wrap" columnGap="6">
        {options.map((option) => (
          <Flex key={option.value} align="center" gap="2" minH="8">
            <ControlMark
              id={`${id}-${option.value}`}
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Box asChild cursor="pointer">
              <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
