import { Box } from '@chakra-ui/react'
import type { Client } from '@/api/clients'
import type { CurrentUser } from '@/api/user'
import { mailtoLink } from '@/rules/contact-links'
import { isIsoDate } from '@/rules/days'
import { fieldPathLabel } from '@/rules/field-path'
import { glossary } from '@/rules/glossary'
import { ExternalLink } from '@/ui/Buttons'
import { DateText } from '@/ui/DateText'
import { DefinitionList } from '@/ui/DefinitionList'
import { Timestamp } from '@/ui/Timestamp'

/** Records that can replace an id with a name. */
interface NamedRecords {
  user: CurrentUser | undefined
  clients: readonly Client[]
}

const isId = (value: unknown): value is number | string =>
  (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) ||
  (typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value))

const fullName = ({ first_name, last_name, email }: CurrentUser) =>
  [first_name, last_name].filter(Boolean).join(' ') || email

type FindName = (hasId: (record: object) => boolean, records: NamedRecords) => string | undefined

const join = (...texts: string[]) => texts.filter(Boolean).join(', ')

/** Key suffixes and the records their ids refer to. */
const references: readonly [ends: RegExp, find: FindName][] = [
  [
    /(?:^|_)(?:user|by|manager|handler|owner)$/,
    (hasId, { user }) => (user && hasId(user) ? fullName(user) : undefined),
  ],
  [
    /(?:^|_)contact$/,
    (hasId, { clients }) => {
      const found = clients.flatMap(({ client_contacts }) => client_contacts).find(hasId)
      return found && join(found.label, found.contact_value)
    },
  ],
  [
    /(?:^|_)address$/,
    (hasId, { clients }) => {
      const found = clients.flatMap(({ client_addresses }) => client_addresses).find(hasId)
      return found && join(found.label, found.street_1, found.postcode)
    },
  ],
  [/(?:^|_)(?:client|company)$/, (hasId, { clients }) => clients.find(hasId)?.company_name],
]

/** The name of the record an id refers to; null if the value is no id. */
function referenceText(key: string, value: unknown, namedRecords: NamedRecords): string | null {
  // `accountManagerId` is `account_manager`.
  const name = key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/_id$/, '')
  const find = references.find(([ends]) => ends.test(name))?.[1]
  if (!find) return null
  const { user } = namedRecords
  if (user && value === user.email) return fullName(user)
  if (!isId(value)) return null
  const hasId = (record: object) => 'id' in record && String(record.id) === String(value)
  return find(hasId, namedRecords) || `Number ${value} in our records`
}

interface SettingDefinition {
  label: string
  /** Undefined for values without a sentence. */
  text?: (value: unknown) => string | undefined
}

const yesNo = (yes: string, no: string) => (value: unknown) =>
  value === true ? yes : value === false ? no : undefined

/** Settings with their own label and text. */
const settingDefinitions = new Map<string, SettingDefinition>([
  [
    'default_fee_type',
    {
      label: 'Default fee type',
      text: (value) =>
        value === 'Fixed Fee' || value === 'No Recovery No Fee'
          ? `${value}. ${glossary[value]}`
          : undefined,
    },
  ],
  [
    'payment_terms_days',
    {
      label: 'Payment terms',
      text: (value) =>
        isId(value) ? `${value} ${Number(value) === 1 ? 'day' : 'days'}` : undefined,
    },
  ],
  [
    'add_late_payment_interest',
    {
      label: 'Late payment interest',
      text: yesNo('Yes, interest is added.', 'No, interest is not added.'),
    },
  ],
  [
    'add_late_payment_compensation',
    {
      label: 'Late payment compensation',
      text: yesNo('Yes, compensation is added.', 'No, compensation is not added.'),
    },
  ],
  ['statement_email', { label: 'Statements are emailed to' }],
])

/** The label of a setting, without the suffix `id`. */
const settingLabel = (key: string) =>
  settingDefinitions.get(key)?.label ?? fieldPathLabel(key.replace(/(?:_id|Id)$/, ''))

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

interface ValueProps<T = unknown> {
  name: string
  value: T
  namedRecords: NamedRecords
  depth: number
}

function SettingValue({ name, value, namedRecords, depth }: ValueProps) {
  const text =
    settingDefinitions.get(name)?.text?.(value) ?? referenceText(name, value, namedRecords)
  if (text) return text
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return <SettingText text={value} />
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth >= maxDepth) return 'Ask our team about this setting.'
  const nested = { namedRecords, depth: depth + 1 }
  return isRecord(value) ? (
    <SettingsList record={value} {...nested} />
  ) : (
    <SettingValues name={name} value={value as unknown[]} {...nested} />
  )
}

function SettingText({ text }: { text: string }) {
  if (isIsoDate(text)) return <DateText date={text} />
  if (isTimestamp(text)) return <Timestamp iso={text} />
  const mailto = mailtoLink(text)
  return mailto ? <ExternalLink href={mailto}>{text}</ExternalLink> : text
}

/** Plain values share a line; records get a line each. */
function SettingValues({ name, value, ...nested }: ValueProps<unknown[]>) {
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
            <SettingValue name={entryName} value={entry} {...nested} />
          )}
          {isInline && index < value.length - 1 && ', '}
        </Box>
      ))}
    </Box>
  )
}
