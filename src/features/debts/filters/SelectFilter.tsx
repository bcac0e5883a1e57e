import { Select } from '@/ui/Input'
import { LabelledField } from './LabelledField'

/** A select, with an option for "any" if it has a label; renders nothing without options. */
export function SelectFilter({
  label,
  anyLabel,
  value,
  options,
  onChange,
}: {
  label: string
  anyLabel?: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChange: (selected: string | undefined) => void
}) {
  if (options.length === 0) return null
  return (
    <LabelledField label={label}>
      {(control) => (
        <Select
          {...control}
          maxW="full"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          {anyLabel && <option value="">{anyLabel}</option>}
          {options.map(([entry, text]) => (
            <option key={entry} value={entry}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </LabelledField>
  )
}
