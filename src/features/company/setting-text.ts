import type { Client } from '@/api/clients'
import type { CurrentUser } from '@/api/user'
import { fieldPathLabel } from '@/rules/field-path'
import { glossary } from '@/rules/glossary'

/** Records that can replace an id with a name. */
export interface NamedRecords {
  user: CurrentUser | undefined
  clients: readonly Client[]
}

const isId = (value: unknown): value is number | string =>
  (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) ||
  (typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value))

const fullName = ({ first_name, last_name, email }: CurrentUser) =>
  [first_name, last_name].filter(Boolean).join(' ') || email

type FindName = (id: number | string, namedRecords: NamedRecords) => string | undefined

const hasId = (id: number | string) => (record: object) =>
  'id' in record && String(record.id) === String(id)

const findUser: FindName = (id, { user }) => (user && hasId(id)(user) ? fullName(user) : undefined)
const findContact: FindName = (id, { clients }) => {
  const found = clients.flatMap((client) => client.client_contacts).find(hasId(id))
  return found && [found.label, found.contact_value].filter(Boolean).join(', ')
}
const findAddress: FindName = (id, { clients }) => {
  const found = clients.flatMap((client) => client.client_addresses).find(hasId(id))
  return found && [found.label, found.street_1, found.postcode].filter(Boolean).join(', ')
}
const findClient: FindName = (id, { clients }) => clients.find(hasId(id))?.company_name || undefined

/** Key suffixes and the records their ids refer to. */
const references: readonly [ends: RegExp, find: FindName][] = [
  [/(?:^|_)(?:user|by|manager|handler|owner)$/, findUser],
  [/(?:^|_)contact$/, findContact],
  [/(?:^|_)address$/, findAddress],
  [/(?:^|_)(?:client|company)$/, findClient],
]

/** Normalises `accountManagerId` to `account_manager`. */
const referenceKey = (key: string) =>
  key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/_id$/, '')

/** The name of the record an id refers to; null if the value is no id. */
export function referenceText(
  key: string,
  value: unknown,
  namedRecords: NamedRecords,
): string | null {
  const end = referenceKey(key)
  const find = references.find(([ends]) => ends.test(end))?.[1]
  if (!find) return null
  if (value === namedRecords.user?.email && namedRecords.user) return fullName(namedRecords.user)
  return isId(value) ? (find(value, namedRecords) ?? `Number ${value} in our records`) : null
}

interface SettingDefinition {
  label: string
  /** Undefined for values without a sentence. */
  text: (value: unknown) => string | undefined
}

const yesNo = (yes: string, no: string) => (value: unknown) =>
  value === true ? yes : value === false ? no : undefined

const feeText = (value: unknown) =>
  value === 'Fixed Fee' || value === 'No Recovery No Fee'
    ? `${value}. ${glossary[value]}`
    : undefined

/** Settings with their own label and text. */
const settingDefinitions = new Map<string, SettingDefinition>(
  Object.entries({
    default_fee_type: { label: 'Default fee type', text: feeText },
    payment_terms_days: {
      label: 'Payment terms',
      text: (value: unknown) =>
        isId(value) ? `${value} ${Number(value) === 1 ? 'day' : 'days'}` : undefined,
    },
    add_late_payment_interest: {
      label: 'Late payment interest',
      text: yesNo('Yes, interest is added.', 'No, interest is not added.'),
    },
    add_late_payment_compensation: {
      label: 'Late payment compensation',
      text: yesNo('Yes, compensation is added.', 'No, compensation is not added.'),
    },
    statement_email: { label: 'Statements are emailed to', text: () => undefined },
  }),
)

/** The label of a setting, without the suffix `id`. */
export const settingLabel = (key: string) =>
  settingDefinitions.get(key)?.label ?? fieldPathLabel(key.replace(/(?:_id|Id)$/, ''))

/** The sentence for a setting's value, if one is defined. */
export const settingSentence = (key: string, value: unknown) =>
  settingDefinitions.get(key)?.text(value)
