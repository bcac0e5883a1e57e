import { Select } from '@/ui/Input'
import { LabelledField } from './LabelledField'

/** A select with an option for each value; renders nothing without options. */
export const SelectFilter = ({
  label,
  value,
  options,
  isAnyOffered = false,
  onChange,
}: {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  /** Offers "Any", which is undefined. */
  isAnyOffered?: boolean
  onChange: (selected: string | undefined) => void
}) =>
  options.length > 0 && (
    <LabelledField label={label} isWide={isAnyOffered}>
      <Select
        maxW="full"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        {isAnyOffered && <option value="">Any</option>}
        {options.map(([entry, text]) => (
          <option key={entry} value={entry}>
            {text}
          </option>
        ))}
      </Select>
    </LabelledField>
  )
