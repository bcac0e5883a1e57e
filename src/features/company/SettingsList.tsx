import { Box } from '@chakra-ui/react'
import { mailtoLink } from '@/rules/contact-links'
import { isIsoDate } from '@/rules/days'
import { fieldPathLabel } from '@/rules/field-path'
import { ExternalLink } from '@/ui/Buttons'
import { DateText } from '@/ui/DateText'
import { DefinitionList } from '@/ui/DefinitionList'
import { Timestamp } from '@/ui/Timestamp'

/** Labels of common settings whose name alone would not be plain. */
const labels: Record<string, string | undefined> = {
  payment_terms_days: 'Payment terms',
  add_late_payment_interest: 'Late payment interest',
  add_late_payment_compensation: 'Late payment compensation',
  statement_email: 'Statements are emailed to',
}

/** Ids of records mean nothing to users. */
const hiddenKeys: readonly string[] = ['id', 'client']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

/** No real setting nests deeper. */
const maxDepth = 5

/** Renders any settings object as terms and formatted values; empty settings are left out. */
export function SettingsList({
  record,
  depth = 0,
}: {
  record: Record<string, unknown>
  depth?: number
}) {
  const entries = Object.entries(record).filter(
    ([key, value]) => !hiddenKeys.includes(key) && !isEmpty(value),
  )
  return (
    <DefinitionList
      items={entries.map(([key, value]) => ({
        term: labels[key] ?? fieldPathLabel(key.replace(/(?:_id|Id)$/, '')),
        value: <SettingValue name={key} value={value} depth={depth} />,
      }))}
    />
  )
}

function SettingValue({ name, value, depth }: { name: string; value: unknown; depth: number }) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return <SettingText text={value} />
  if (/_days$/.test(name) && Number.isSafeInteger(value))
    return `${value} ${value === 1 ? 'day' : 'days'}`
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth >= maxDepth) return 'Ask our team about this setting.'
  if (isRecord(value)) return <SettingsList record={value} depth={depth + 1} />
  const entries = (value as unknown[]).filter((entry) => !isEmpty(entry))
  if (entries.every((entry) => typeof entry !== 'object')) return entries.map(String).join(', ')
  return (
    <Box as="ul" listStyleType="none">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of unknown shape, never rearranged
        <li key={index}>
          <SettingValue name={name} value={entry} depth={depth + 1} />
        </li>
      ))}
    </Box>
  )
}

function SettingText({ text }: { text: string }) {
  if (isIsoDate(text)) return <DateText date={text} />
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return <Timestamp iso={text} />
  const mailto = mailtoLink(text)
  return mailto ? <ExternalLink href={mailto}>{text}</ExternalLink> : text
}
