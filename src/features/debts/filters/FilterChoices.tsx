import { Box, Grid, Span } from '@chakra-ui/react'
import { Checkbox } from '@/ui/Checkbox'
import { ControlSelect } from '@/ui/form/ControlSelect'
import { Labelled } from './Labelled'

/** A select of one option or any; nothing where there are no options. */
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
          maxW="full"
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

/** Any number of statuses; with none selected, all are shown. */
export function Statuses({
  known,
  selected,
  onChange,
}: {
  known: readonly string[]
  selected: readonly string[]
  onChange: (selected: readonly string[]) => void
}) {
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontWeight="medium" mb="1">
        Status
      </Box>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="2">
        {known.map((status) => (
          <Checkbox
            key={status}
            checked={selected.includes(status)}
            onChange={(isSelected) =>
              onChange(
                isSelected ? [...selected, status] : selected.filter((other) => other !== status),
              )
            }
          >
            <Span overflowWrap="anywhere">{status}</Span>
          </Checkbox>
        ))}
      </Grid>
    </Box>
  )
}
