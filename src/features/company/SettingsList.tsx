import { Box } from '@chakra-ui/react'
import { mailtoLink } from '@/rules/contact-links'
import { isIsoDate } from '@/rules/days'
import { ExternalLink } from '@/ui/Buttons'
import { DateText } from '@/ui/DateText'
import { DefinitionList } from '@/ui/DefinitionList'
import { Timestamp } from '@/ui/Timestamp'
import { type NamedRecords, referenceText, settingLabel, settingSentence } from './setting-text'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTimestamp = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)

/** Record ids mean nothing to users. */
const hiddenKeys = new Set(['id', 'client'])

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

/** No real setting nests deeper. */
const maxDepth = 5

/** Renders any settings object as terms and formatted values. */
export function SettingsList({
  record,
  namedRecords,
  depth = 0,
}: {
  record: Record<string, unknown>
  namedRecords: NamedRecords
  depth?: number
}) {
  return (
    <DefinitionList
      items={Object.entries(record)
        .filter(([key]) => !hiddenKeys.has(key))
        .map(([key, value]) => ({
          term: settingLabel(key),
          value: isEmpty(value) ? null : (
            <SettingValue name={key} value={value} namedRecords={namedRecords} depth={depth} />
          ),
        }))}
    />
  )
}

interface ValueProps {
  name: string
  value: unknown
  namedRecords: NamedRecords
  depth: number
}

function SettingValue({ name, value, namedRecords, depth }: ValueProps) {
  const text = settingSentence(name, value) ?? referenceText(name, value, namedRecords)
  if (text) return text
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return <SettingText text={value} />
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth >= maxDepth) return 'Ask our team about this setting.'
  if (isRecord(value))
    return <SettingsList record={value} namedRecords={namedRecords} depth={depth + 1} />
  return (
    <SettingList
      name={name}
      value={value as unknown[]}
      namedRecords={namedRecords}
      depth={depth + 1}
    />
  )
}

function SettingText({ text }: { text: string }) {
  if (isIsoDate(text)) return <DateText date={text} />
  if (isTimestamp(text)) return <Timestamp iso={text} />
  const mailto = mailtoLink(text)
  return mailto ? <ExternalLink href={mailto}>{text}</ExternalLink> : text
}

/** Plain values share a line; records get a line each. */
function SettingList({ name, value, namedRecords, depth }: ValueProps & { value: unknown[] }) {
  const isInline = value.every((entry) => typeof entry !== 'object' || entry === null)
  // An entry of `contacts` is formatted like `contact`.
  const entryName = name.replace(/(?<=ss)es$|s$/, '')
  return (
    <Box as="ul" listStyleType="none">
      {value.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of unknown shape, never rearranged
        <Box as="li" key={index} display={isInline ? 'inline' : 'block'}>
          {isEmpty(entry) ? (
            'Not provided'
          ) : (
            <SettingValue
              name={entryName}
              value={entry}
              namedRecords={namedRecords}
              depth={depth}
            />
          )}
          {isInline && index < value.length - 1 && ', '}
        </Box>
      ))}
    </Box>
  )
}
