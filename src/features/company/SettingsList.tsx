import { fieldPathLabel } from '@/rules/field-path'
import { DateText } from '@/ui/DateText'
import { DefinitionList } from '@/ui/DefinitionList'

/** Labels of common settings whose name alone would not be plain. */
const labels: Record<string, string | undefined> = {
  payment_terms_days: 'Payment terms',
  add_late_payment_interest: 'Late payment interest',
  add_late_payment_compensation: 'Late payment compensation',
}

/** Ids of records mean nothing to users. */
const hiddenKeys: readonly string[] = ['id', 'client']

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isEmpty = (value: unknown): boolean =>
  isObject(value)
    ? Object.values(value).every(isEmpty)
    : [null, undefined, ''].includes(value as null)

/** Renders any settings object as terms and formatted values; empty settings are left out. */
export const SettingsList = ({ record }: { record: object }) => (
  <DefinitionList
    items={Object.entries(record)
      .filter(([key, value]) => !hiddenKeys.includes(key) && !isEmpty(value))
      .map(([key, value]) => ({
        term: labels[key] ?? fieldPathLabel(key.replace(/(?:_id|Id)$/, '')),
        value: <SettingValue name={key} value={value} />,
      }))}
  />
)

function SettingValue({ name, value }: { name: string; value: unknown }) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number' && /_days$/.test(name))
    return `${value} ${value === 1 ? 'day' : 'days'}`
  if (Array.isArray(value)) {
    const entries = value.filter((entry) => !isEmpty(entry))
    return entries.some(isObject) ? <SettingsList record={entries} /> : entries.join(', ')
  }
  if (isObject(value)) return <SettingsList record={value} />
  const text = String(value)
  return /^\d{4}-\d\d-\d\d(T\d\d:\d\d|$)/.test(text) ? <DateText at={text} /> : text
}
