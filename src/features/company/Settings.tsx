import { Box } from '@chakra-ui/react'
import { isIsoDate } from '@/rules/days'
import { fieldPathLabel } from '@/rules/field-path'
import { DateText } from '@/ui/DateText'
import { DefinitionList } from '@/ui/DefinitionList'
import { Timestamp } from '@/ui/Timestamp'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)

/** Numbers of records, which say nothing to a person. */
const internal = new Set(['id', 'client'])

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** Whatever keys come, as terms in words and values as people write them. */
export function Settings({ record }: { record: Record<string, unknown> }) {
  return (
    <DefinitionList
      items={Object.entries(record)
        .filter(([key]) => !internal.has(key))
        .map(([key, value]) => ({
          term: fieldPathLabel(key),
          value: isEmpty(value) ? null : <SettingValue value={value} />,
        }))}
    />
  )
}

function SettingValue({ value }: { value: unknown }) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' && isIsoDate(value)) return <DateText date={value} />
  if (typeof value === 'string' && isMoment(value)) return <Timestamp iso={value} />
  if (isRecord(value)) return <Settings record={value} />
  if (!Array.isArray(value)) return String(value)
  if (!value.some(isRecord)) return value.map(String).join(', ')
  return (
    <Box as="ul" listStyleType="none">
      {value.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of unknown shape, never rearranged
        <li key={place}>
          <SettingValue value={entry} />
        </li>
      ))}
    </Box>
  )
}
