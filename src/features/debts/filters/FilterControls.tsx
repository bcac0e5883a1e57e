import { Box, Grid, Span } from '@chakra-ui/react'
import { Checkbox } from '@/ui/Checkbox'
import { ControlSelect } from '@/ui/form/ControlSelect'
import { LabelledField } from './LabelledField'

/** A select with an "any" option; renders nothing without options. */
export function SelectFilter({
  label,
  anyLabel,
  value,
  options,
  onChange,
}: {
  label: string
  anyLabel: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChange: (selected: string | undefined) => void
}) {
  if (options.length === 0) return null
  return (
    <LabelledField label={label}>
      {(control) => (
        <ControlSelect
          {...control}
          maxW="full"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">{anyLabel}</option>
          {options.map(([entry, text]) => (
            <option key={entry} value={entry}>
              {text}
            </option>
          ))}
        </ControlSelect>
      )}
    </LabelledField>
  )
}

/** Checkboxes for statuses; none selected means no filter. */
export function StatusFilter({
  options,
  selected,
  onChange,
}: {
  options: readonly string[]
  selected: readonly string[]
  onChange: (selected: readonly string[]) => void
}) {
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontWeight="medium" mb="1">
        Status
      </Box>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="2">
        {options.map((status) => (
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
