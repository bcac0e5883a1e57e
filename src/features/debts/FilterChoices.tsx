import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { ControlMark, ControlSelect } from '@/ui/form/control'
import { Labelled } from './Labelled'

/** One of several, or any; nothing where there is nothing to choose from. */
export function Choice({
  label,
  any,
  value,
  options,
  onChange,
}: {
  label: string
  any: string
  value: string | undefined
  options: readonly (readonly [value: string, words: string])[]
  onChange: (chosen: string | undefined) => void
}) {
  if (options.length === 0) return null
  return (
    <Labelled label={label}>
      {(control) => (
        <ControlSelect
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">{any}</option>
          {options.map(([entry, words]) => (
            <option key={entry} value={entry}>
              {words}
            </option>
          ))}
        </ControlSelect>
      )}
    </Labelled>
  )
}

/** Any number of them; none chosen is all. */
export function Statuses({
  known,
  chosen,
  onChange,
}: {
  known: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const id = useId()
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontWeight="medium" mb="1">
        Status
      </Box>
      <Flex wrap="wrap" columnGap="5" rowGap="2">
        {known.map((status) => (
          <Flex key={status} gap="2" align="center" minH="8" maxW="full">
            <ControlMark
              id={`${id}${status}`}
              type="checkbox"
              checked={chosen.includes(status)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...chosen, status]
                    : chosen.filter((other) => other !== status),
                )
              }
            />
            <Box asChild cursor="pointer" minW="0" overflowWrap="anywhere">
              <label htmlFor={`${id}${status}`}>{status}</label>
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
