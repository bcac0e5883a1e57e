import { Box, chakra, HStack } from '@chakra-ui/react'
import { useId } from 'react'

/** A question with two or three answers, answered by a press and kept by the import. */
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
    <chakra.fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <chakra.legend id={`${id}-legend`} fontWeight="medium">
        {legend}
      </chakra.legend>
      {hint && (
        <Box id={`${id}-hint`} color="fg.muted" fontSize="sm">
          {hint}
        </Box>
      )}
      <HStack gap="6" mt="1" flexWrap="wrap">
        {options.map((option) => (
          <chakra.label key={option.value} display="flex" alignItems="center" gap="2" minH="8">
            <chakra.input
              type="radio"
              name={id}
              boxSize="5"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </chakra.label>
        ))}
      </HStack>
    </chakra.fieldset>
  )
}
