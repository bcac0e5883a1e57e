import type { DebtsSearch } from './search'

/** A filtered list that many clients want. */
export interface Preset {
  label: string
  search: DebtsSearch
}

export const presets: readonly Preset[] = [
  {
    label: 'Over 90 days, not disputed',
    search: { age: ['91-180', 'over-180'], disputed: 'no' },
  },
  { label: 'Largest first', search: { sort: 'outstanding', dir: 'desc' } },
  { label: 'Near the time limit', search: { limit: 'near' } },
]

/** Whether the list shows exactly what the preset asks for. */
export const isPresetOn = (search: DebtsSearch, { search: wanted }: Preset) =>
  Object.entries(wanted).every(
    ([field, value]) => String(search[field as keyof DebtsSearch] ?? '') === String(value),
  )

/** The search without what the preset asks for. */
export const withoutPreset = ({ search }: Preset): DebtsSearch =>
  Object.fromEntries(Object.keys(search).map((field) => [field, undefined]))
